### Alerts of a podcast app.

# The name of the app, the same in every language.
-app = Earshot

alert-mark-all-played =
    .title = 要将所有单集标记为已播放吗？
    .message = 已播放的单集会在17天后删除。
    .cancel-button = 取消
    .mark-button = 标记为已播放

alert-cellular-download =
    .title = 要使用蜂窝数据下载吗？
    .message = 此单集将使用{ $size }蜂窝数据。
    .cancel-button = 取消
    .download-button = 下载

alert-cancel-plan =
    .title = 要取消您的{ -app }方案吗？
    .message = 在{ $date }之前，您可以收听无广告的内容。
    .keep-button = 保留方案
    .cancel-plan-button = 取消方案
