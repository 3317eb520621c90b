<?php

return array(
    'delete' => array(
        'title' => '要刪除「:name」嗎？',
        'message' => <<<'TEXT'
            此專案中的所有檔案都會被刪除。此操作無法還原。
            TEXT,
        'confirm' => '刪除',
        'cancel' => '取消',
    ),
    'saved' => '您的更改已於 :time 儲存。',
);
