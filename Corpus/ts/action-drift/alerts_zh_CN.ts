<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Alerts</name>
    <message id="alert.permanently-delete-note.title">
        <source>Permanently Delete “%1”?</source>
        <extracomment>Title of the alert</extracomment>
        <translation>要永久删除“%1”吗？</translation>
    </message>
    <message id="alert.permanently-delete-note.message">
        <source>The note and its attachments will be deleted from all devices. You can’t undo this action.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>此笔记及其附件将从所有设备上删除。此操作无法撤销。</translation>
    </message>
    <message id="alert.permanently-delete-note.button.cancel">
        <source>Cancel</source>
        <extracomment>Button of the alert</extracomment>
        <translation>取消</translation>
    </message>
    <message id="alert.permanently-delete-note.button.delete">
        <source>Delete</source>
        <extracomment>Button of the alert</extracomment>
        <translation>删除</translation>
    </message>
    <message id="alert.erase-notes-on-device.title">
        <source>Erase All Notes on This Device?</source>
        <extracomment>Title of the alert</extracomment>
        <translation>要抹掉此设备上的所有笔记吗？</translation>
    </message>
    <message id="alert.erase-notes-on-device.message">
        <source>%1 notes will be permanently erased.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>将永久抹掉%1篇笔记。</translation>
    </message>
    <message id="alert.erase-notes-on-device.button.cancel">
        <source>Cancel</source>
        <extracomment>Button of the alert</extracomment>
        <translation>取消</translation>
    </message>
    <message id="alert.erase-notes-on-device.button.erase-all">
        <source>Erase All</source>
        <extracomment>Button of the alert</extracomment>
        <translation>全部抹掉</translation>
    </message>
    <message id="alert.sign-out-of-notes.title">
        <source>Sign Out of This Account?</source>
        <extracomment>Title of the alert</extracomment>
        <translation>要退出登录此账户吗？</translation>
    </message>
    <message id="alert.sign-out-of-notes.message">
        <source>Notes stored only on this device will be permanently deleted.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>仅存储在此设备上的笔记将被永久删除。</translation>
    </message>
    <message id="alert.sign-out-of-notes.button.cancel">
        <source>Cancel</source>
        <extracomment>Button of the alert</extracomment>
        <translation>取消</translation>
    </message>
    <message id="alert.sign-out-of-notes.button.sign-out">
        <source>Sign Out</source>
        <extracomment>Button of the alert</extracomment>
        <translation>退出登录</translation>
    </message>
    <message id="alert.turn-off-folder-sync.title">
        <source>Turn Off Sync for This Folder?</source>
        <extracomment>Title of the alert</extracomment>
        <translation>要关闭此文件夹的同步功能吗？</translation>
    </message>
    <message id="alert.turn-off-folder-sync.message">
        <source>Changes made on this device won’t appear on other devices.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>在此设备上所做的更改将不会显示在其他设备上。</translation>
    </message>
    <message id="alert.turn-off-folder-sync.button.cancel">
        <source>Cancel</source>
        <extracomment>Button of the alert</extracomment>
        <translation>好</translation>
    </message>
    <message id="alert.turn-off-folder-sync.button.turn-off">
        <source>Turn Off</source>
        <extracomment>Button of the alert</extracomment>
        <translation>关闭</translation>
    </message>
</context>
</TS>
