### Alerts of a podcast app.

# The name of the app, the same in every language.
-app = Earshot

# Asked when an episode is swiped away.
alert-delete-episode =
    .title = 要删除“{ $episode }”吗？
    .message = 下载的内容将从您的所有设备上移除。
    .cancel-button = 取消
    .delete-button = 删除

alert-unfollow-show =
    .title = 要取消关注“{ $show }”吗？
    .message =
        新单集将不会显示在您的资料库中。您下载的内容将会保留。
    .cancel-button = 取消
    .unfollow-button = 取消关注

alert-clear-queue =
    .title = 要清除播放队列吗？
    .message =
        { $count ->
           *[other] { $count }个单集将从播放队列中移除。
        }
    .cancel-button = 取消
    .clear-button = 清除

alert-mark-all-played =
    .title = 要将所有单集标记为已播放吗？
    .message = 已播放的单集会在7天后删除。
    .cancel-button = 取消
    .mark-button = 标记为已播放

alert-cellular-download =
    .title = 要使用蜂窝数据下载吗？
    .message = 此单集将使用{ $size }蜂窝数据。
    .cancel-button = 取消
    .download-button = 下载

alert-feed-unavailable =
    .title = 无法播放此播客。
    .message = 订阅源中没有音频。请稍后再试。
    .ok-button = 好

alert-cancel-plan =
    .title = 要取消您的{ -app }方案吗？
    .message = 在{ $date }之前，您可以收听无广告的内容。
    .keep-button = 保留方案
    .cancel-plan-button = 取消方案

alert-sign-out =
    .title = 要退出登录{ -app }吗？
    .message = 您的收听记录会保留在此设备上。
    .cancel-button = 取消
    .sign-out-button = 退出登录

alert-reset-speed =
    .title = 要还原所有节目的速度吗？
    .message = 所有节目都将以正常速度播放。此操作无法撤销。
    .cancel-button = 取消
    .reset-button = 还原

alert-allow-notifications =
    .title = 要允许通知吗？
    .message = { -app }使用通知告知您有新单集。
    .dont-allow-button = 不允许
    .allow-button = 允许
