### Alerts of a podcast app.

# The name of the app, the same in every language.
-app = Earshot

# Asked when an episode is swiped away.
alert-delete-episode =
    .title = Delete “{ $episode }”?
    .message = The download will be removed from all your devices.
    .cancel-button = Cancel
    .delete-button = Delete

alert-clear-queue =
    .title = Clear the Queue?
    .message =
        { $count ->
            [one] One episode will be removed from the queue.
           *[other] { $count } episodes will be removed from the queue.
        }
    .cancel-button = Cancel
    .clear-button = Clear

alert-feed-unavailable =
    .title = The podcast can’t be played.
    .message = The feed has no audio. Try again later.
    .ok-button = OK
