### Alerts of a game.

delete-save-alert-title = 要删除存档“{ $name }”吗？
delete-save-alert-message = 你将失去{ $hours }小时的进度。此操作无法撤销。
delete-save-alert-cancel-button = 取消
delete-save-alert-delete-button = 删除

quit-match-alert-title = 要退出本场比赛吗？
quit-match-alert-message = 本场比赛将计为失败，并且你在5分钟内无法加入其他比赛。
quit-match-alert-cancel-button = 取消
quit-match-alert-quit-button = 退出

buy-gems-alert-title = 要以{ $price }购买{ $count }颗宝石吗？
buy-gems-alert-message = 宝石无法退款，也无法转移到其他账号。
buy-gems-alert-cancel-button = 取消
buy-gems-alert-buy-button = 购买

spend-gems-alert-title = 宝石不足。
spend-gems-alert-message =
    { $count ->
       *[other] 这套服装需要{ $count }颗宝石。你可以在商店购买更多宝石。
    }
spend-gems-alert-cancel-button = 取消
spend-gems-alert-buy-button = 购买宝石…

restart-level-alert-title = 要重新开始本关吗？
restart-level-alert-message = 在本关收集的物品将会丢失。
restart-level-alert-cancel-button = 取消
restart-level-alert-restart-button = 重新开始

connection-lost-alert-title = 与游戏的连接已断开。
connection-lost-alert-message =
    { $count ->
       *[other] 请在{ $count }秒内重新连接，以保留你的位置。
    }
connection-lost-alert-leave-button = 离开
connection-lost-alert-reconnect-button = 重新连接

remove-friend-alert-title = 要将{ $name }从好友中移除吗？
remove-friend-alert-message = 你将无法再看到对方何时在玩游戏。
remove-friend-alert-cancel-button = 取消
remove-friend-alert-remove-button = 移除

trade-items-alert-title = 要用“{ $given }”交换“{ $received }”吗？
trade-items-alert-message = 交换一经完成便无法撤销。
trade-items-alert-cancel-button = 取消
trade-items-alert-trade-button = 交换

update-required-alert-title = 需要更新
update-required-alert-message = 新赛季已开始。请更新游戏以继续在线游玩。
update-required-alert-not-now-button = 以后
update-required-alert-update-button = 更新

sync-conflict-alert-title = 发现两个存档。
sync-conflict-alert-message = 较新的存档在此设备上。未保留的存档将被删除。
sync-conflict-alert-cancel-button = 取消
sync-conflict-alert-keep-older-button = 保留较旧的
sync-conflict-alert-keep-newer-button = 保留较新的

screen-time-alert-title = 要休息一下吗？
screen-time-alert-message = 你已经玩了{ $hours }个小时。如果现在休息，进度也会保存。
screen-time-alert-keep-playing-button = 继续玩
screen-time-alert-break-button = 休息

report-player-alert-title = 要举报{ $name }作弊吗？
report-player-alert-message = 我们的团队会审核上一场比赛。虚假举报可能会导致你的账号受限。
report-player-alert-cancel-button = 取消
report-player-alert-report-button = 举报
