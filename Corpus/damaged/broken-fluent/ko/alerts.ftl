### Alerts of a podcast app.

# The name of the app, the same in every language.
-app = Earshot

# Asked when an episode is swiped away.
alert-delete-episode =
    .title = ‘{ $episode ’을(를) 삭제하겠습니까?
    .message = 다운로드한 항목이 모든 기기에서 제거됩니다.
    .cancel-button = 취소
    .delete-button = 삭제

alert-clear-queue =
    .title = 대기열을 지우겠습니까?
    .message =
        { $count ->
           *[other] 에피소드 { $count }개가 대기열에서 제거됩니다.
        }
    .cancel-button = 취소
    .clear-button = 지우기

alert-feed-unavailable =
    .title = 팟캐스트를 재생할 수 없습니다.
    .message = 피드에 오디오가 없습니다. 나중에 다시 시도하십시오.
    .ok-button = 확인
