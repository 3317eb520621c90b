### Alerts of a game.

delete-save-alert-title = 저장된 게임 ‘{ $name }’을(를) 삭제하겠습니까?
delete-save-alert-message = { $hours }시간의 진행 상황을 잃게 됩니다. 이 동작은 취소할 수 없습니다.
delete-save-alert-cancel-button = 취소
delete-save-alert-delete-button = 삭제

quit-match-alert-title = 이 경기에서 나가겠습니까?
quit-match-alert-message = 이 경기는 패배로 기록되며, 5분 동안 다른 경기에 참가할 수 없습니다.
quit-match-alert-cancel-button = 취소
quit-match-alert-quit-button = 나가기

buy-gems-alert-title = { $price }에 보석 { $count }개를 구입하겠습니까?
buy-gems-alert-message = 보석은 환불하거나 다른 계정으로 옮길 수 없습니다.
buy-gems-alert-cancel-button = 취소
buy-gems-alert-buy-button = 구입

spend-gems-alert-title = 보석이 부족합니다.
spend-gems-alert-message =
    { $count ->
       *[other] 이 의상의 가격은 보석 { $count }개입니다. 상점에서 보석을 더 구입할 수 있습니다.
    }
spend-gems-alert-cancel-button = 취소
spend-gems-alert-buy-button = 보석 구입…

restart-level-alert-title = 레벨을 다시 시작하겠습니까?
restart-level-alert-message = 이 레벨에서 모은 아이템이 사라집니다.
restart-level-alert-cancel-button = 취소
restart-level-alert-restart-button = 다시 시작

connection-lost-alert-title = 게임과의 연결이 끊어졌습니다.
connection-lost-alert-message =
    { $count ->
       *[other] 자리를 유지하려면 { $count }초 이내에 다시 연결하십시오.
    }
connection-lost-alert-leave-button = 나가기
connection-lost-alert-reconnect-button = 다시 연결

remove-friend-alert-title = 친구 목록에서 { $name } 님을 제거하겠습니까?
remove-friend-alert-message = 상대방이 게임 중인지 더 이상 볼 수 없습니다.
remove-friend-alert-cancel-button = 취소
remove-friend-alert-remove-button = 제거

trade-items-alert-title = ‘{ $given }’을(를) ‘{ $received }’(으)로 교환하겠습니까?
trade-items-alert-message = 교환이 완료되면 되돌릴 수 없습니다.
trade-items-alert-cancel-button = 취소
trade-items-alert-trade-button = 교환

update-required-alert-title = 업데이트 필요
update-required-alert-message = 새로운 시즌이 시작되었습니다. 온라인으로 계속 플레이하려면 게임을 업데이트하십시오.
update-required-alert-not-now-button = 나중에
update-required-alert-update-button = 업데이트

sync-conflict-alert-title = 저장된 게임 2개를 찾았습니다.
sync-conflict-alert-message = 최신 게임은 이 기기에 있습니다. 유지하지 않는 게임은 삭제됩니다.
sync-conflict-alert-cancel-button = 취소
sync-conflict-alert-keep-older-button = 이전 게임 유지
sync-conflict-alert-keep-newer-button = 최신 게임 유지

screen-time-alert-title = 잠시 쉬겠습니까?
screen-time-alert-message = { $hours }시간 동안 플레이했습니다. 지금 쉬어도 진행 상황은 저장됩니다.
screen-time-alert-keep-playing-button = 계속 플레이
screen-time-alert-break-button = 쉬기

report-player-alert-title = { $name } 님을 부정행위로 신고하겠습니까?
report-player-alert-message = 담당 팀이 마지막 경기를 검토합니다. 허위로 신고하면 계정이 제한될 수 있습니다.
report-player-alert-cancel-button = 취소
report-player-alert-report-button = 신고
