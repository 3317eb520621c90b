### Alerts of a podcast app.

# The name of the app, the same in every language.
-app = Earshot

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

alert-cancel-plan =
    .title = 要取消您的{ -app }方案嗎？
    .message = 在{ $date }之前，您可以收聽無廣告的內容。
    .keep-button = 保留方案
    .cancel-plan-button = 取消方案
