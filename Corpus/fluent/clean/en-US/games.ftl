### Alerts of a game.

delete-save-alert-title = Delete the Saved Game “{ $name }”?
delete-save-alert-message = You’ll lose { $hours } hours of progress. You can’t undo this action.
delete-save-alert-cancel-button = Cancel
delete-save-alert-delete-button = Delete

quit-match-alert-title = Quit This Match?
quit-match-alert-message = The match will count as a loss, and you can’t join another one for 5 minutes.
quit-match-alert-cancel-button = Cancel
quit-match-alert-quit-button = Quit

buy-gems-alert-title = Buy { $count } Gems for { $price }?
buy-gems-alert-message = Gems can’t be refunded or moved to another account.
buy-gems-alert-cancel-button = Cancel
buy-gems-alert-buy-button = Buy

spend-gems-alert-title = You don’t have enough gems.
spend-gems-alert-message =
    { $count ->
        [one] This costume costs { $count } gem. You can buy more in the shop.
       *[other] This costume costs { $count } gems. You can buy more in the shop.
    }
spend-gems-alert-cancel-button = Cancel
spend-gems-alert-buy-button = Buy Gems…

restart-level-alert-title = Restart the Level?
restart-level-alert-message = Items collected in this level will be lost.
restart-level-alert-cancel-button = Cancel
restart-level-alert-restart-button = Restart

connection-lost-alert-title = The connection to the game was lost.
connection-lost-alert-message =
    { $count ->
        [one] Reconnect within { $count } second to keep your place.
       *[other] Reconnect within { $count } seconds to keep your place.
    }
connection-lost-alert-leave-button = Leave
connection-lost-alert-reconnect-button = Reconnect

remove-friend-alert-title = Remove { $name } from Your Friends?
remove-friend-alert-message = You won’t see when they’re playing anymore.
remove-friend-alert-cancel-button = Cancel
remove-friend-alert-remove-button = Remove

trade-items-alert-title = Trade “{ $given }” for “{ $received }”?
trade-items-alert-message = A trade is final and can’t be reversed.
trade-items-alert-cancel-button = Cancel
trade-items-alert-trade-button = Trade

update-required-alert-title = Update Required
update-required-alert-message = A new season has started. Update the game to keep playing online.
update-required-alert-not-now-button = Not Now
update-required-alert-update-button = Update

sync-conflict-alert-title = Two saved games were found.
sync-conflict-alert-message = The newer one is on this device. The game that you don’t keep will be deleted.
sync-conflict-alert-cancel-button = Cancel
sync-conflict-alert-keep-older-button = Keep Older
sync-conflict-alert-keep-newer-button = Keep Newer

screen-time-alert-title = Time for a Break?
screen-time-alert-message = You’ve been playing for { $hours } hours. Your progress is saved if you take a break now.
screen-time-alert-keep-playing-button = Keep Playing
screen-time-alert-break-button = Take Break

report-player-alert-title = Report { $name } for Cheating?
report-player-alert-message = Our team will review the last match. False reports may limit your account.
report-player-alert-cancel-button = Cancel
report-player-alert-report-button = Report
