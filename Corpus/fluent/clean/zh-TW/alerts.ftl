### Alerts of a podcast app.

# The name of the app, the same in every language.
-app = Earshot

# Asked when an episode is swiped away.
alert-delete-episode =
    .title = 要刪除「{ $episode }」嗎？
    .message = 下載的項目將從您的所有裝置上移除。
    .cancel-button = 取消
    .delete-button = 刪除

alert-unfollow-show =
    .title = 要取消追蹤「{ $show }」嗎？
    .message =
        新單集將不會顯示在您的資料庫中。您下載的項目將會保留。
    .cancel-button = 取消
    .unfollow-button = 取消追蹤

alert-clear-queue =
    .title = 要清除待播清單嗎？
    .message =
        { $count ->
           *[other] { $count }個單集將從待播清單中移除。
        }
    .cancel-button = 取消
    .clear-button = 清除

alert-mark-all-played =
    .title = 要將所有單集標示為已播放嗎？
    .message = 已播放的單集會在7天後刪除。
    .cancel-button = 取消
    .mark-button = 標示為已播放

alert-cellular-download =
    .title = 要使用行動數據下載嗎？
    .message = 此單集將使用{ $size }行動數據。
    .cancel-button = 取消
    .download-button = 下載

alert-feed-unavailable =
    .title = 無法播放此Podcast。
    .message = 來源中沒有音訊。請稍後再試。
    .ok-button = 好

alert-cancel-plan =
    .title = 要取消您的{ -app }方案嗎？
    .message = 在{ $date }之前，您可以收聽無廣告的內容。
    .keep-button = 保留方案
    .cancel-plan-button = 取消方案

alert-sign-out =
    .title = 要登出{ -app }嗎？
    .message = 您的收聽記錄會保留在此裝置上。
    .cancel-button = 取消
    .sign-out-button = 登出

alert-reset-speed =
    .title = 要重置所有節目的速度嗎？
    .message = 所有節目都將以正常速度播放。此動作無法還原。
    .cancel-button = 取消
    .reset-button = 重置

alert-allow-notifications =
    .title = 要允許通知嗎？
    .message = { -app }使用通知告知您有新單集。
    .dont-allow-button = 不允許
    .allow-button = 允許
