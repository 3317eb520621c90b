### Alerts of a podcast app.

# The name of the app, the same in every language.
-app = Earshot

# Asked when an episode is swiped away.
alert-delete-episode =
    .title = 要刪除「{ $episode }」嗎？
    .message = 下載的項目將從您的所有裝置上移除。
    .cancel-button = 取消
    .delete-button = 刪除

alert-clear-queue =
    .title = 要清除待播清單嗎？
    .message =
        { $count ->
           *[other] { $count }個單集將從待播清單中移除。
        }
    .cancel-button = 取消
    .clear-button = 清除

alert feed-unavailable =
    .title = 無法播放此 Podcast。
    .message = 來源中沒有音訊。請稍後再試。
    .ok-button = 好
