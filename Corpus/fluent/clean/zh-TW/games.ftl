### Alerts of a game.

delete-save-alert-title = 要刪除遊戲進度「{ $name }」嗎？
delete-save-alert-message = 你將失去{ $hours }小時的進度。此動作無法復原。
delete-save-alert-cancel-button = 取消
delete-save-alert-delete-button = 刪除

quit-match-alert-title = 要退出這場比賽嗎？
quit-match-alert-message = 這場比賽將記為落敗，且你在5分鐘內無法加入其他比賽。
quit-match-alert-cancel-button = 取消
quit-match-alert-quit-button = 退出

buy-gems-alert-title = 要以{ $price }購買{ $count }顆寶石嗎？
buy-gems-alert-message = 寶石無法退款，也無法轉移到其他帳號。
buy-gems-alert-cancel-button = 取消
buy-gems-alert-buy-button = 購買

spend-gems-alert-title = 寶石不足。
spend-gems-alert-message =
    { $count ->
       *[other] 這套服裝需要{ $count }顆寶石。你可以在商店購買更多寶石。
    }
spend-gems-alert-cancel-button = 取消
spend-gems-alert-buy-button = 購買寶石⋯

restart-level-alert-title = 要重新開始本關嗎？
restart-level-alert-message = 在本關收集的物品將會遺失。
restart-level-alert-cancel-button = 取消
restart-level-alert-restart-button = 重新開始

connection-lost-alert-title = 與遊戲的連線已中斷。
connection-lost-alert-message =
    { $count ->
       *[other] 請在{ $count }秒內重新連線，以保留你的位置。
    }
connection-lost-alert-leave-button = 離開
connection-lost-alert-reconnect-button = 重新連線

remove-friend-alert-title = 要將{ $name }從好友中移除嗎？
remove-friend-alert-message = 你將無法再看到對方何時在玩遊戲。
remove-friend-alert-cancel-button = 取消
remove-friend-alert-remove-button = 移除

trade-items-alert-title = 要用「{ $given }」交換「{ $received }」嗎？
trade-items-alert-message = 交換完成後便無法取消。
trade-items-alert-cancel-button = 取消
trade-items-alert-trade-button = 交換

update-required-alert-title = 需要更新
update-required-alert-message = 新賽季已開始。請更新遊戲以繼續線上遊玩。
update-required-alert-not-now-button = 稍後
update-required-alert-update-button = 更新

sync-conflict-alert-title = 找到兩份遊戲進度。
sync-conflict-alert-message = 較新的進度在此裝置上。未保留的進度將會刪除。
sync-conflict-alert-cancel-button = 取消
sync-conflict-alert-keep-older-button = 保留較舊的
sync-conflict-alert-keep-newer-button = 保留較新的

screen-time-alert-title = 要休息一下嗎？
screen-time-alert-message = 你已經玩了{ $hours }個小時。如果現在休息，進度也會儲存。
screen-time-alert-keep-playing-button = 繼續玩
screen-time-alert-break-button = 休息

report-player-alert-title = 要檢舉{ $name }作弊嗎？
report-player-alert-message = 我們的團隊會審核上一場比賽。不實檢舉可能會使你的帳號受限。
report-player-alert-cancel-button = 取消
report-player-alert-report-button = 檢舉
