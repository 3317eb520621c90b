### Alerts of a podcast app.

# The name of the app, the same in every language.
-app = Earshot

# Asked when an episode is swiped away.
alert-delete-episode =
    .title = Delete “{ $episode }”?
    .message = The download will be removed from all your devices.
    .cancel-button = Cancel
    .delete-button = Delete

alert-unfollow-show =
    .title = Unfollow “{ $show }”?
    .message =
        New episodes won’t appear in your library.
        Your downloads will be kept.
    .cancel-button = Cancel
    .unfollow-button = Unfollow

alert-clear-queue =
    .title = Clear the Queue?
    .message =
        { $count ->
            [one] One episode will be removed from the queue.
           *[other] { $count } episodes will be removed from the queue.
        }
    .cancel-button = Cancel
    .clear-button = Clear

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

alert-feed-unavailable =
    .title = The podcast can’t be played.
    .message = The feed has no audio. Try again later.
    .ok-button = OK

alert-cancel-plan =
    .title = Cancel Your { -app } Plan?
    .message = You can listen without ads until { $date }.
    .keep-button = Keep Plan
    .cancel-plan-button = Cancel Plan

alert-sign-out =
    .title = Sign Out of { -app }?
    .message = Your listening history stays on this device.
    .cancel-button = Cancel
    .sign-out-button = Sign Out

alert-reset-speed =
    .title = Reset the Speed of All Shows?
    .message = All shows will play at normal speed. You can’t undo this action.
    .cancel-button = Cancel
    .reset-button = Reset

alert-allow-notifications =
    .title = Allow Notifications?
    .message = { -app } uses notifications to tell you about new episodes.
    .dont-allow-button = Don’t Allow
    .allow-button = Allow
