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
        <translation>取消</translation>
    </message>
    <message id="alert.turn-off-folder-sync.button.turn-off">
        <source>Turn Off</source>
        <extracomment>Button of the alert</extracomment>
        <translation>关闭</translation>
    </message>
    <message id="alert.save-new-document.title">
        <source>Do you want to save the new document “%1”?</source>
        <extracomment>Title of the alert</extracomment>
        <translation>要存储新文稿“%1”吗？</translation>
    </message>
    <message id="alert.save-new-document.message">
        <source>The document will be lost if it isn’t saved.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>如果不存储，此文稿将会丢失。</translation>
    </message>
    <message id="alert.save-new-document.button.dont-save">
        <source>Don’t Save</source>
        <extracomment>Button of the alert</extracomment>
        <translation>不存储</translation>
    </message>
    <message id="alert.save-new-document.button.cancel">
        <source>Cancel</source>
        <extracomment>Button of the alert</extracomment>
        <translation>取消</translation>
    </message>
    <message id="alert.save-new-document.button.save">
        <source>Save…</source>
        <extracomment>Button of the alert</extracomment>
        <translation>存储…</translation>
    </message>
    <message id="alert.document-name-taken.title">
        <source>A document named “%1” already exists.</source>
        <extracomment>Title of the alert</extracomment>
        <translation>已存在名为“%1”的文稿。</translation>
    </message>
    <message id="alert.document-name-taken.message">
        <source>Replacing the document also permanently deletes its comments.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>替换文稿也会永久删除其批注。</translation>
    </message>
    <message id="alert.document-name-taken.button.cancel">
        <source>Cancel</source>
        <extracomment>Button of the alert</extracomment>
        <translation>取消</translation>
    </message>
    <message id="alert.document-name-taken.button.keep-both">
        <source>Keep Both</source>
        <extracomment>Button of the alert</extracomment>
        <translation>两者都保留</translation>
    </message>
    <message id="alert.document-name-taken.button.replace">
        <source>Replace</source>
        <extracomment>Button of the alert</extracomment>
        <translation>替换</translation>
    </message>
    <message id="alert.note-edit-conflict.title">
        <source>This note was edited on two devices.</source>
        <extracomment>Title of the alert</extracomment>
        <translation>此笔记在两台设备上进行过编辑。</translation>
    </message>
    <message id="alert.note-edit-conflict.message">
        <source>The changes conflict and can’t be merged.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>更改存在冲突，无法合并。</translation>
    </message>
    <message id="alert.note-edit-conflict.button.cancel">
        <source>Cancel</source>
        <extracomment>Button of the alert</extracomment>
        <translation>取消</translation>
    </message>
    <message id="alert.note-edit-conflict.button.keep-both">
        <source>Keep Both</source>
        <extracomment>Button of the alert</extracomment>
        <translation>两者都保留</translation>
    </message>
    <message id="alert.note-edit-conflict.button.keep-newer">
        <source>Keep Newer</source>
        <extracomment>Button of the alert</extracomment>
        <translation>保留较新版本</translation>
    </message>
    <message id="alert.delete-notes-folder.title">
        <source>Delete the Folder “%1”?</source>
        <extracomment>Title of the alert</extracomment>
        <translation>要删除文件夹“%1”吗？</translation>
    </message>
    <message id="alert.delete-notes-folder.message">
        <source>Its %1 notes can be kept, or deleted along with the folder.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>其中的%1篇笔记可以保留，也可以随文件夹一起删除。</translation>
    </message>
    <message id="alert.delete-notes-folder.button.cancel">
        <source>Cancel</source>
        <extracomment>Button of the alert</extracomment>
        <translation>取消</translation>
    </message>
    <message id="alert.delete-notes-folder.button.delete-folder">
        <source>Delete Folder</source>
        <extracomment>Button of the alert</extracomment>
        <translation>删除文件夹</translation>
    </message>
    <message id="alert.delete-notes-folder.button.delete-all">
        <source>Delete All</source>
        <extracomment>Button of the alert</extracomment>
        <translation>全部删除</translation>
    </message>
    <message id="alert.document-sync-off.title">
        <source>Sync is turned off for “%1”.</source>
        <extracomment>Title of the alert</extracomment>
        <translation>“%1”的同步功能已关闭。</translation>
    </message>
    <message id="alert.document-sync-off.message">
        <source>The document may be missing recent changes.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>此文稿可能缺少最近的更改。</translation>
    </message>
    <message id="alert.document-sync-off.button.cancel">
        <source>Cancel</source>
        <extracomment>Button of the alert</extracomment>
        <translation>取消</translation>
    </message>
    <message id="alert.document-sync-off.button.open-anyway">
        <source>Open Anyway</source>
        <extracomment>Button of the alert</extracomment>
        <translation>仍要打开</translation>
    </message>
    <message id="alert.document-sync-off.button.turn-on">
        <source>Turn On</source>
        <extracomment>Button of the alert</extracomment>
        <translation>打开</translation>
    </message>
    <message id="alert.read-only-document-folder.title">
        <source>This document can’t be saved in the current folder.</source>
        <extracomment>Title of the alert</extracomment>
        <translation>此文稿无法存储到当前文件夹。</translation>
    </message>
    <message id="alert.read-only-document-folder.message">
        <source>The folder is read-only, and recent changes haven’t been saved.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>此文件夹为只读，最近的更改尚未存储。</translation>
    </message>
    <message id="alert.read-only-document-folder.button.cancel">
        <source>Cancel</source>
        <extracomment>Button of the alert</extracomment>
        <translation>取消</translation>
    </message>
    <message id="alert.read-only-document-folder.button.discard">
        <source>Discard Changes</source>
        <extracomment>Button of the alert</extracomment>
        <translation>放弃更改</translation>
    </message>
    <message id="alert.read-only-document-folder.button.choose-folder">
        <source>Choose Folder…</source>
        <extracomment>Button of the alert</extracomment>
        <translation>选择文件夹…</translation>
    </message>
    <message id="alert.notes-offline.title">
        <source>No Internet Connection</source>
        <extracomment>Title of the alert</extracomment>
        <translation>无互联网连接</translation>
    </message>
    <message id="alert.notes-offline.message">
        <source>Notes will sync when this device is back online.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>此设备恢复联网后，笔记将会同步。</translation>
    </message>
    <message id="alert.notes-offline.button.ok">
        <source>OK</source>
        <extracomment>Button of the alert</extracomment>
        <translation>好</translation>
    </message>
    <message id="alert.document-save-failed.title">
        <source>Unable to Save Document</source>
        <extracomment>Title of the alert</extracomment>
        <translation>无法存储文稿</translation>
    </message>
    <message id="alert.document-save-failed.message">
        <source>There isn’t enough storage on this device. The latest changes haven’t been saved.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>此设备上没有足够的存储空间。最近的更改尚未存储。</translation>
    </message>
    <message id="alert.document-save-failed.button.ok">
        <source>OK</source>
        <extracomment>Button of the alert</extracomment>
        <translation>好</translation>
    </message>
    <message id="alert.document-save-failed.button.settings">
        <source>Settings</source>
        <extracomment>Button of the alert</extracomment>
        <translation>设置</translation>
    </message>
    <message id="alert.notes-cloud-storage-full.title">
        <source>Cloud Storage Full</source>
        <extracomment>Title of the alert</extracomment>
        <translation>云存储空间已满</translation>
    </message>
    <message id="alert.notes-cloud-storage-full.message">
        <source>New notes won’t sync until more space is available.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>释放更多空间之前，新笔记不会同步。</translation>
    </message>
    <message id="alert.notes-cloud-storage-full.button.ok">
        <source>OK</source>
        <extracomment>Button of the alert</extracomment>
        <translation>好</translation>
    </message>
    <message id="alert.incorrect-note-password.title">
        <source>Incorrect Note Password</source>
        <extracomment>Title of the alert</extracomment>
        <translation>笔记密码不正确</translation>
    </message>
    <message id="alert.incorrect-note-password.message">
        <source>After 3 more failed attempts, the note will be locked for 15 minutes.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>再失败3次后，笔记将锁定15分钟。</translation>
    </message>
    <message id="alert.incorrect-note-password.button.ok">
        <source>OK</source>
        <extracomment>Button of the alert</extracomment>
        <translation>好</translation>
    </message>
    <message id="alert.notes-sync-failed.title">
        <source>Unable to Sync Notes</source>
        <extracomment>Title of the alert</extracomment>
        <translation>无法同步笔记</translation>
    </message>
    <message id="alert.notes-sync-failed.message">
        <source>The server isn’t responding. Syncing will resume automatically.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>服务器没有响应。同步将自动继续。</translation>
    </message>
    <message id="alert.notes-sync-failed.button.ok">
        <source>OK</source>
        <extracomment>Button of the alert</extracomment>
        <translation>好</translation>
    </message>
    <message id="alert.audio-notes-microphone.title">
        <source>No Access to the Microphone</source>
        <extracomment>Title of the alert</extracomment>
        <translation>没有麦克风访问权限</translation>
    </message>
    <message id="alert.audio-notes-microphone.message">
        <source>Audio notes can’t be recorded until access is turned on.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>打开访问权限之前，将无法录制音频笔记。</translation>
    </message>
    <message id="alert.audio-notes-microphone.button.ok">
        <source>OK</source>
        <extracomment>Button of the alert</extracomment>
        <translation>好</translation>
    </message>
    <message id="alert.audio-notes-microphone.button.settings">
        <source>Settings</source>
        <extracomment>Button of the alert</extracomment>
        <translation>设置</translation>
    </message>
</context>
</TS>
