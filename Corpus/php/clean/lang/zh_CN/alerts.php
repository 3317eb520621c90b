<?php

$alerts['delete']['title'] = '要删除“:name”吗？';
$alerts['delete']['message'] = "此项目中的所有文件都会被删除。\u{6B64}操作无法撤销。";
$alerts['delete']['confirm'] = '删除';
$alerts['delete']['cancel'] = '取消';
$alerts['saved'] = '您的更改已于 :time 存储。';
