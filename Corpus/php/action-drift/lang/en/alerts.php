<?php

return [
    // Alert before a project is deleted
    'delete' => [
        'title' => 'Delete “:name”?',
        'message' => 'All files in this project will be deleted. You can’t undo this action.',
        'confirm' => 'Delete',
        'cancel' => 'Cancel',
    ],
    'saved' => 'Your changes were saved ' . 'at :time.',
];
