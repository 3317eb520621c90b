### Alerts of a podcast app.

# The name of the app, the same in every language.
-app = Earshot

# Asked when an episode is swiped away.
alert-delete-episode =
    .title = 要删除“{ $episode }”吗？
    .message = 下载的内容将从您的所有设备上移除。
    .cancel-button = 取消
    .delete-button = 删除

alert-clear-queue =
    .title = 要清除播放队列吗？
    .message =
        { $count ->
            [other] { $count }个单集将从播放队列中移除。
        }
    .cancel-button = 取消
    .clear-button = 清除

alert-feed-unavailable =
    .title = 无法播放此播客。
    .message = 订阅源中没有音频。请稍后再试。
    .ok-button = 好
