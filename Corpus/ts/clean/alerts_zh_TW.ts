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
        <translation>取消</translation>
    </message>
    <message id="alert.turn-off-folder-sync.button.turn-off">
        <source>Turn Off</source>
        <extracomment>Button of the alert</extracomment>
        <translation>關閉</translation>
    </message>
    <message id="alert.save-new-document.title">
        <source>Do you want to save the new document “%1”?</source>
        <extracomment>Title of the alert</extracomment>
        <translation>要儲存新文件「%1」嗎？</translation>
    </message>
    <message id="alert.save-new-document.message">
        <source>The document will be lost if it isn’t saved.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>如果不儲存，此文件將會遺失。</translation>
    </message>
    <message id="alert.save-new-document.button.dont-save">
        <source>Don’t Save</source>
        <extracomment>Button of the alert</extracomment>
        <translation>不儲存</translation>
    </message>
    <message id="alert.save-new-document.button.cancel">
        <source>Cancel</source>
        <extracomment>Button of the alert</extracomment>
        <translation>取消</translation>
    </message>
    <message id="alert.save-new-document.button.save">
        <source>Save…</source>
        <extracomment>Button of the alert</extracomment>
        <translation>儲存…</translation>
    </message>
    <message id="alert.document-name-taken.title">
        <source>A document named “%1” already exists.</source>
        <extracomment>Title of the alert</extracomment>
        <translation>已有名為「%1」的文件。</translation>
    </message>
    <message id="alert.document-name-taken.message">
        <source>Replacing the document also permanently deletes its comments.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>取代文件也會永久刪除其註解。</translation>
    </message>
    <message id="alert.document-name-taken.button.cancel">
        <source>Cancel</source>
        <extracomment>Button of the alert</extracomment>
        <translation>取消</translation>
    </message>
    <message id="alert.document-name-taken.button.keep-both">
        <source>Keep Both</source>
        <extracomment>Button of the alert</extracomment>
        <translation>兩者都保留</translation>
    </message>
    <message id="alert.document-name-taken.button.replace">
        <source>Replace</source>
        <extracomment>Button of the alert</extracomment>
        <translation>取代</translation>
    </message>
    <message id="alert.note-edit-conflict.title">
        <source>This note was edited on two devices.</source>
        <extracomment>Title of the alert</extracomment>
        <translation>此筆記曾在兩部裝置上編輯。</translation>
    </message>
    <message id="alert.note-edit-conflict.message">
        <source>The changes conflict and can’t be merged.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>變更內容有衝突，無法合併。</translation>
    </message>
    <message id="alert.note-edit-conflict.button.cancel">
        <source>Cancel</source>
        <extracomment>Button of the alert</extracomment>
        <translation>取消</translation>
    </message>
    <message id="alert.note-edit-conflict.button.keep-both">
        <source>Keep Both</source>
        <extracomment>Button of the alert</extracomment>
        <translation>兩者都保留</translation>
    </message>
    <message id="alert.note-edit-conflict.button.keep-newer">
        <source>Keep Newer</source>
        <extracomment>Button of the alert</extracomment>
        <translation>保留較新版本</translation>
    </message>
    <message id="alert.delete-notes-folder.title">
        <source>Delete the Folder “%1”?</source>
        <extracomment>Title of the alert</extracomment>
        <translation>要刪除檔案夾「%1」嗎？</translation>
    </message>
    <message id="alert.delete-notes-folder.message">
        <source>Its %1 notes can be kept, or deleted along with the folder.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>其中的%1則筆記可以保留，也可以隨檔案夾一起刪除。</translation>
    </message>
    <message id="alert.delete-notes-folder.button.cancel">
        <source>Cancel</source>
        <extracomment>Button of the alert</extracomment>
        <translation>取消</translation>
    </message>
    <message id="alert.delete-notes-folder.button.delete-folder">
        <source>Delete Folder</source>
        <extracomment>Button of the alert</extracomment>
        <translation>刪除檔案夾</translation>
    </message>
    <message id="alert.delete-notes-folder.button.delete-all">
        <source>Delete All</source>
        <extracomment>Button of the alert</extracomment>
        <translation>全部刪除</translation>
    </message>
    <message id="alert.document-sync-off.title">
        <source>Sync is turned off for “%1”.</source>
        <extracomment>Title of the alert</extracomment>
        <translation>「%1」的同步功能已關閉。</translation>
    </message>
    <message id="alert.document-sync-off.message">
        <source>The document may be missing recent changes.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>此文件可能缺少最近的變更。</translation>
    </message>
    <message id="alert.document-sync-off.button.cancel">
        <source>Cancel</source>
        <extracomment>Button of the alert</extracomment>
        <translation>取消</translation>
    </message>
    <message id="alert.document-sync-off.button.open-anyway">
        <source>Open Anyway</source>
        <extracomment>Button of the alert</extracomment>
        <translation>仍要打開</translation>
    </message>
    <message id="alert.document-sync-off.button.turn-on">
        <source>Turn On</source>
        <extracomment>Button of the alert</extracomment>
        <translation>開啟</translation>
    </message>
    <message id="alert.read-only-document-folder.title">
        <source>This document can’t be saved in the current folder.</source>
        <extracomment>Title of the alert</extracomment>
        <translation>此文件無法儲存到目前的檔案夾。</translation>
    </message>
    <message id="alert.read-only-document-folder.message">
        <source>The folder is read-only, and recent changes haven’t been saved.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>此檔案夾為唯讀，最近的變更尚未儲存。</translation>
    </message>
    <message id="alert.read-only-document-folder.button.cancel">
        <source>Cancel</source>
        <extracomment>Button of the alert</extracomment>
        <translation>取消</translation>
    </message>
    <message id="alert.read-only-document-folder.button.discard">
        <source>Discard Changes</source>
        <extracomment>Button of the alert</extracomment>
        <translation>捨棄變更</translation>
    </message>
    <message id="alert.read-only-document-folder.button.choose-folder">
        <source>Choose Folder…</source>
        <extracomment>Button of the alert</extracomment>
        <translation>選擇檔案夾…</translation>
    </message>
    <message id="alert.notes-offline.title">
        <source>No Internet Connection</source>
        <extracomment>Title of the alert</extracomment>
        <translation>沒有網際網路連線</translation>
    </message>
    <message id="alert.notes-offline.message">
        <source>Notes will sync when this device is back online.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>此裝置恢復連線後，筆記將會同步。</translation>
    </message>
    <message id="alert.notes-offline.button.ok">
        <source>OK</source>
        <extracomment>Button of the alert</extracomment>
        <translation>好</translation>
    </message>
    <message id="alert.document-save-failed.title">
        <source>Unable to Save Document</source>
        <extracomment>Title of the alert</extracomment>
        <translation>無法儲存文件</translation>
    </message>
    <message id="alert.document-save-failed.message">
        <source>There isn’t enough storage on this device. The latest changes haven’t been saved.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>此裝置上沒有足夠的儲存空間。最近的變更尚未儲存。</translation>
    </message>
    <message id="alert.document-save-failed.button.ok">
        <source>OK</source>
        <extracomment>Button of the alert</extracomment>
        <translation>好</translation>
    </message>
    <message id="alert.document-save-failed.button.settings">
        <source>Settings</source>
        <extracomment>Button of the alert</extracomment>
        <translation>設定</translation>
    </message>
    <message id="alert.notes-cloud-storage-full.title">
        <source>Cloud Storage Full</source>
        <extracomment>Title of the alert</extracomment>
        <translation>雲端儲存空間已滿</translation>
    </message>
    <message id="alert.notes-cloud-storage-full.message">
        <source>New notes won’t sync until more space is available.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>釋出更多空間之前，新筆記不會同步。</translation>
    </message>
    <message id="alert.notes-cloud-storage-full.button.ok">
        <source>OK</source>
        <extracomment>Button of the alert</extracomment>
        <translation>好</translation>
    </message>
    <message id="alert.incorrect-note-password.title">
        <source>Incorrect Note Password</source>
        <extracomment>Title of the alert</extracomment>
        <translation>筆記密碼不正確</translation>
    </message>
    <message id="alert.incorrect-note-password.message">
        <source>After 3 more failed attempts, the note will be locked for 15 minutes.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>再失敗3次後，筆記將鎖定15分鐘。</translation>
    </message>
    <message id="alert.incorrect-note-password.button.ok">
        <source>OK</source>
        <extracomment>Button of the alert</extracomment>
        <translation>好</translation>
    </message>
    <message id="alert.notes-sync-failed.title">
        <source>Unable to Sync Notes</source>
        <extracomment>Title of the alert</extracomment>
        <translation>無法同步筆記</translation>
    </message>
    <message id="alert.notes-sync-failed.message">
        <source>The server isn’t responding. Syncing will resume automatically.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>伺服器沒有回應。同步將自動繼續。</translation>
    </message>
    <message id="alert.notes-sync-failed.button.ok">
        <source>OK</source>
        <extracomment>Button of the alert</extracomment>
        <translation>好</translation>
    </message>
    <message id="alert.audio-notes-microphone.title">
        <source>No Access to the Microphone</source>
        <extracomment>Title of the alert</extracomment>
        <translation>沒有麥克風取用權限</translation>
    </message>
    <message id="alert.audio-notes-microphone.message">
        <source>Audio notes can’t be recorded until access is turned on.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>開啟取用權限之前，將無法錄製音訊筆記。</translation>
    </message>
    <message id="alert.audio-notes-microphone.button.ok">
        <source>OK</source>
        <extracomment>Button of the alert</extracomment>
        <translation>好</translation>
    </message>
    <message id="alert.audio-notes-microphone.button.settings">
        <source>Settings</source>
        <extracomment>Button of the alert</extracomment>
        <translation>設定</translation>
    </message>
</context>
</TS>
