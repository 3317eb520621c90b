### Alerts of a podcast app.

# The name of the app, the same in every language.
-app = Earshot

alert-mark-all-played =
    .title = Mark All Episodes as Played?
    .message = Played episodes are deleted after 7 days.
    .cancel-button = Cancel
    .mark-button = Mark Played

alert-cellular-download =
    .title = Download Using Cellular Data?
    .message = The episode takes { $size } of cellular data.
    .cancel-button = Cancel
    .download-button = Download

alert-cancel-plan =
    .title = Cancel Your { -app } Plan?
    .message = You can listen without ads until { $date }.
    .keep-button = Keep Plan
    .cancel-plan-button = Cancel Plan
