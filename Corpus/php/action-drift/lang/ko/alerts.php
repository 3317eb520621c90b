<?php

return [
    'delete' => [
        'title' => '‘:name’을(를) 삭제하겠습니까?',
        'message' => '이 프로젝트의 모든 파일이 삭제됩니다. 이 동작은 취소할 수 없습니다.',
        'confirm' => '확인',
        'cancel' => '취소',
    ],
    'saved' => '변경 사항이 :time에 ' . '저장되었습니다.',
];
