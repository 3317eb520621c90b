<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>Alerts</name>
    <message id="alert.permanently-delete-note.title">
        <source>Permanently Delete “%1”?</source>
        <extracomment>Title of the alert</extracomment>
        <translation>要永久刪除「%1」嗎？</translation>
    </message>
    <message id="alert.permanently-delete-note.message">
        <source>The note and its attachments will be deleted from all devices. You can’t undo this action.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>此筆記及其附件將從所有裝置上刪除。此動作無法還原。</translation>
    </message>
    <message id="alert.permanently-delete-note.button.cancel">
        <source>Cancel</source>
        <extracomment>Button of the alert</extracomment>
        <translation>取消</translation>
    </message>
    <message id="alert.permanently-delete-note.button.delete">
        <source>Delete</source>
        <extracomment>Button of the alert</extracomment>
        <translation>刪除</translation>
    </message>
    <message id="alert.erase-notes-on-device.title">
        <source>Erase All Notes on This Device?</source>
        <extracomment>Title of the alert</extracomment>
        <translation>要清除此裝置上的所有筆記嗎？</translation>
    </message>
    <message id="alert.erase-notes-on-device.message">
        <source>%1 notes will be permanently erased.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>將永久清除%1則筆記。</translation>
    </message>
    <message id="alert.erase-notes-on-device.button.cancel">
        <source>Cancel</source>
        <extracomment>Button of the alert</extracomment>
        <translation>取消</translation>
    </message>
    <message id="alert.erase-notes-on-device.button.erase-all">
        <source>Erase All</source>
        <extracomment>Button of the alert</extracomment>
        <translation>全部清除</translation>
    </message>
    <message id="alert.sign-out-of-notes.title">
        <source>Sign Out of This Account?</source>
        <extracomment>Title of the alert</extracomment>
        <translation>要登出此帳號嗎？</translation>
    </message>
    <message id="alert.sign-out-of-notes.message">
        <source>Notes stored only on this device will be permanently deleted.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>僅儲存在此裝置上的筆記將會永久刪除。</translation>
    </message>
    <message id="alert.sign-out-of-notes.button.cancel">
        <source>Cancel</source>
        <extracomment>Button of the alert</extracomment>
        <translation>取消</translation>
    </message>
    <message id="alert.sign-out-of-notes.button.sign-out">
        <source>Sign Out</source>
        <extracomment>Button of the alert</extracomment>
        <translation>登出</translation>
    </message>
    <message id="alert.turn-off-folder-sync.title">
        <source>Turn Off Sync for This Folder?</source>
        <extracomment>Title of the alert</extracomment>
        <translation>要關閉此檔案夾的同步功能嗎？</translation>
    </message>
    <message id="alert.turn-off-folder-sync.message">
        <source>Changes made on this device won’t appear on other devices.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>在此裝置上所做的變更將不會顯示在其他裝置上。</translation>
    </message>
    <message id="alert.turn-off-folder-sync.button.cancel">
        <source>Cancel</source>
        <extracomment>Button of the alert</extracomment>
        <translation>好</translation>
    </message>
    <message id="alert.turn-off-folder-sync.button.turn-off">
        <source>Turn Off</source>
        <extracomment>Button of the alert</extracomment>
        <translation>關閉</translation>
    </message>
</context>
</TS>
