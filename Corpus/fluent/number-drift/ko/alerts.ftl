### Alerts of a podcast app.

# The name of the app, the same in every language.
-app = Earshot

alert-mark-all-played =
    .title = 모든 에피소드를 재생함으로 표시하겠습니까?
    .message = 재생한 에피소드는 10일 후에 삭제됩니다.
    .cancel-button = 취소
    .mark-button = 재생함으로 표시

alert-cellular-download =
    .title = 셀룰러 데이터를 사용하여 다운로드하겠습니까?
    .message = 이 에피소드는 { $size }의 셀룰러 데이터를 사용합니다.
    .cancel-button = 취소
    .download-button = 다운로드

alert-cancel-plan =
    .title = { -app } 요금제를 취소하겠습니까?
    .message = { $date }까지 광고 없이 들을 수 있습니다.
    .keep-button = 요금제 유지
    .cancel-plan-button = 요금제 취소
