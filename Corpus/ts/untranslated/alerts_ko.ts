<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko_KR" sourcelanguage="en">
<context>
    <name>Alerts</name>
    <message id="alert.permanently-delete-note.title">
        <source>Permanently Delete “%1”?</source>
        <extracomment>Title of the alert</extracomment>
        <translation>‘%1’을(를) 영구적으로 삭제하겠습니까?</translation>
    </message>
    <message id="alert.permanently-delete-note.message">
        <source>The note and its attachments will be deleted from all devices. You can’t undo this action.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>이 메모와 첨부 파일이 모든 기기에서 삭제됩니다. 이 동작은 취소할 수 없습니다.</translation>
    </message>
    <message id="alert.permanently-delete-note.button.cancel">
        <source>Cancel</source>
        <extracomment>Button of the alert</extracomment>
        <translation>취소</translation>
    </message>
    <message id="alert.permanently-delete-note.button.delete">
        <source>Delete</source>
        <extracomment>Button of the alert</extracomment>
        <translation>삭제</translation>
    </message>
    <message id="alert.erase-notes-on-device.title">
        <source>Erase All Notes on This Device?</source>
        <extracomment>Title of the alert</extracomment>
        <translation>이 기기의 모든 메모를 지우겠습니까?</translation>
    </message>
    <message id="alert.erase-notes-on-device.message">
        <source>%1 notes will be permanently erased.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>메모 %1개가 영구적으로 지워집니다.</translation>
    </message>
    <message id="alert.erase-notes-on-device.button.cancel">
        <source>Cancel</source>
        <extracomment>Button of the alert</extracomment>
        <translation>취소</translation>
    </message>
    <message id="alert.erase-notes-on-device.button.erase-all">
        <source>Erase All</source>
        <extracomment>Button of the alert</extracomment>
        <translation>모두 지우기</translation>
    </message>
    <message id="alert.sign-out-of-notes.title">
        <source>Sign Out of This Account?</source>
        <extracomment>Title of the alert</extracomment>
        <translation>이 계정에서 로그아웃하겠습니까?</translation>
    </message>
    <message id="alert.sign-out-of-notes.message">
        <source>Notes stored only on this device will be permanently deleted.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>Notes stored only on this device will be permanently deleted.</translation>
    </message>
    <message id="alert.sign-out-of-notes.button.cancel">
        <source>Cancel</source>
        <extracomment>Button of the alert</extracomment>
        <translation>취소</translation>
    </message>
    <message id="alert.sign-out-of-notes.button.sign-out">
        <source>Sign Out</source>
        <extracomment>Button of the alert</extracomment>
        <translation>로그아웃</translation>
    </message>
    <message id="alert.turn-off-folder-sync.title">
        <source>Turn Off Sync for This Folder?</source>
        <extracomment>Title of the alert</extracomment>
        <translation>이 폴더의 동기화를 끄겠습니까?</translation>
    </message>
    <message id="alert.turn-off-folder-sync.message">
        <source>Changes made on this device won’t appear on other devices.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>이 기기에서 변경한 내용이 다른 기기에 나타나지 않습니다.</translation>
    </message>
    <message id="alert.turn-off-folder-sync.button.cancel">
        <source>Cancel</source>
        <extracomment>Button of the alert</extracomment>
        <translation>취소</translation>
    </message>
    <message id="alert.turn-off-folder-sync.button.turn-off">
        <source>Turn Off</source>
        <extracomment>Button of the alert</extracomment>
        <translation>끄기</translation>
    </message>
</context>
</TS>
