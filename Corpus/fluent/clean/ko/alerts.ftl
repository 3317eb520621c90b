### Alerts of a podcast app.

# The name of the app, the same in every language.
-app = Earshot

# Asked when an episode is swiped away.
alert-delete-episode =
    .title = ‘{ $episode }’을(를) 삭제하겠습니까?
    .message = 다운로드한 항목이 모든 기기에서 제거됩니다.
    .cancel-button = 취소
    .delete-button = 삭제

alert-unfollow-show =
    .title = ‘{ $show }’의 팔로우를 중단하겠습니까?
    .message =
        새로운 에피소드가 보관함에 나타나지 않습니다.
        다운로드한 항목은 그대로 유지됩니다.
    .cancel-button = 취소
    .unfollow-button = 팔로우 중단

alert-clear-queue =
    .title = 대기열을 지우겠습니까?
    .message =
        { $count ->
           *[other] 에피소드 { $count }개가 대기열에서 제거됩니다.
        }
    .cancel-button = 취소
    .clear-button = 지우기

alert-mark-all-played =
    .title = 모든 에피소드를 재생함으로 표시하겠습니까?
    .message = 재생한 에피소드는 7일 후에 삭제됩니다.
    .cancel-button = 취소
    .mark-button = 재생함으로 표시

alert-cellular-download =
    .title = 셀룰러 데이터를 사용하여 다운로드하겠습니까?
    .message = 이 에피소드는 { $size }의 셀룰러 데이터를 사용합니다.
    .cancel-button = 취소
    .download-button = 다운로드

alert-feed-unavailable =
    .title = 팟캐스트를 재생할 수 없습니다.
    .message = 피드에 오디오가 없습니다. 나중에 다시 시도하십시오.
    .ok-button = 확인

alert-cancel-plan =
    .title = { -app } 요금제를 취소하겠습니까?
    .message = { $date }까지 광고 없이 들을 수 있습니다.
    .keep-button = 요금제 유지
    .cancel-plan-button = 요금제 취소

alert-sign-out =
    .title = { -app }에서 로그아웃하겠습니까?
    .message = 청취 기록은 이 기기에 남습니다.
    .cancel-button = 취소
    .sign-out-button = 로그아웃

alert-reset-speed =
    .title = 모든 프로그램의 속도를 재설정하겠습니까?
    .message = 모든 프로그램이 보통 속도로 재생됩니다. 이 동작은 취소할 수 없습니다.
    .cancel-button = 취소
    .reset-button = 재설정

alert-allow-notifications =
    .title = 알림을 허용하겠습니까?
    .message = { -app }은(는) 알림을 사용하여 새로운 에피소드를 알려 드립니다.
    .dont-allow-button = 허용 안 함
    .allow-button = 허용
