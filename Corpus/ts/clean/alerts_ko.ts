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
        <translation>이 기기에만 저장된 메모가 영구적으로 삭제됩니다.</translation>
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
    <message id="alert.save-new-document.title">
        <source>Do you want to save the new document “%1”?</source>
        <extracomment>Title of the alert</extracomment>
        <translation>새로운 문서 ‘%1’을(를) 저장하겠습니까?</translation>
    </message>
    <message id="alert.save-new-document.message">
        <source>The document will be lost if it isn’t saved.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>저장하지 않으면 문서가 사라집니다.</translation>
    </message>
    <message id="alert.save-new-document.button.dont-save">
        <source>Don’t Save</source>
        <extracomment>Button of the alert</extracomment>
        <translation>저장 안 함</translation>
    </message>
    <message id="alert.save-new-document.button.cancel">
        <source>Cancel</source>
        <extracomment>Button of the alert</extracomment>
        <translation>취소</translation>
    </message>
    <message id="alert.save-new-document.button.save">
        <source>Save…</source>
        <extracomment>Button of the alert</extracomment>
        <translation>저장…</translation>
    </message>
    <message id="alert.document-name-taken.title">
        <source>A document named “%1” already exists.</source>
        <extracomment>Title of the alert</extracomment>
        <translation>이름이 ‘%1’인 문서가 이미 존재합니다.</translation>
    </message>
    <message id="alert.document-name-taken.message">
        <source>Replacing the document also permanently deletes its comments.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>문서를 대치하면 주석도 영구적으로 삭제됩니다.</translation>
    </message>
    <message id="alert.document-name-taken.button.cancel">
        <source>Cancel</source>
        <extracomment>Button of the alert</extracomment>
        <translation>취소</translation>
    </message>
    <message id="alert.document-name-taken.button.keep-both">
        <source>Keep Both</source>
        <extracomment>Button of the alert</extracomment>
        <translation>둘 다 유지</translation>
    </message>
    <message id="alert.document-name-taken.button.replace">
        <source>Replace</source>
        <extracomment>Button of the alert</extracomment>
        <translation>대치</translation>
    </message>
    <message id="alert.note-edit-conflict.title">
        <source>This note was edited on two devices.</source>
        <extracomment>Title of the alert</extracomment>
        <translation>이 메모가 두 대의 기기에서 편집되었습니다.</translation>
    </message>
    <message id="alert.note-edit-conflict.message">
        <source>The changes conflict and can’t be merged.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>변경 사항이 충돌하여 병합할 수 없습니다.</translation>
    </message>
    <message id="alert.note-edit-conflict.button.cancel">
        <source>Cancel</source>
        <extracomment>Button of the alert</extracomment>
        <translation>취소</translation>
    </message>
    <message id="alert.note-edit-conflict.button.keep-both">
        <source>Keep Both</source>
        <extracomment>Button of the alert</extracomment>
        <translation>둘 다 유지</translation>
    </message>
    <message id="alert.note-edit-conflict.button.keep-newer">
        <source>Keep Newer</source>
        <extracomment>Button of the alert</extracomment>
        <translation>최신 버전 유지</translation>
    </message>
    <message id="alert.delete-notes-folder.title">
        <source>Delete the Folder “%1”?</source>
        <extracomment>Title of the alert</extracomment>
        <translation>‘%1’ 폴더를 삭제하겠습니까?</translation>
    </message>
    <message id="alert.delete-notes-folder.message">
        <source>Its %1 notes can be kept, or deleted along with the folder.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>폴더에 있는 메모 %1개는 유지하거나 폴더와 함께 삭제할 수 있습니다.</translation>
    </message>
    <message id="alert.delete-notes-folder.button.cancel">
        <source>Cancel</source>
        <extracomment>Button of the alert</extracomment>
        <translation>취소</translation>
    </message>
    <message id="alert.delete-notes-folder.button.delete-folder">
        <source>Delete Folder</source>
        <extracomment>Button of the alert</extracomment>
        <translation>폴더 삭제</translation>
    </message>
    <message id="alert.delete-notes-folder.button.delete-all">
        <source>Delete All</source>
        <extracomment>Button of the alert</extracomment>
        <translation>모두 삭제</translation>
    </message>
    <message id="alert.document-sync-off.title">
        <source>Sync is turned off for “%1”.</source>
        <extracomment>Title of the alert</extracomment>
        <translation>‘%1’의 동기화가 꺼져 있습니다.</translation>
    </message>
    <message id="alert.document-sync-off.message">
        <source>The document may be missing recent changes.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>문서에 최근 변경 사항이 빠져 있을 수 있습니다.</translation>
    </message>
    <message id="alert.document-sync-off.button.cancel">
        <source>Cancel</source>
        <extracomment>Button of the alert</extracomment>
        <translation>취소</translation>
    </message>
    <message id="alert.document-sync-off.button.open-anyway">
        <source>Open Anyway</source>
        <extracomment>Button of the alert</extracomment>
        <translation>그래도 열기</translation>
    </message>
    <message id="alert.document-sync-off.button.turn-on">
        <source>Turn On</source>
        <extracomment>Button of the alert</extracomment>
        <translation>켜기</translation>
    </message>
    <message id="alert.read-only-document-folder.title">
        <source>This document can’t be saved in the current folder.</source>
        <extracomment>Title of the alert</extracomment>
        <translation>이 문서를 현재 폴더에 저장할 수 없습니다.</translation>
    </message>
    <message id="alert.read-only-document-folder.message">
        <source>The folder is read-only, and recent changes haven’t been saved.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>이 폴더는 읽기 전용이며, 최근 변경 사항이 저장되지 않았습니다.</translation>
    </message>
    <message id="alert.read-only-document-folder.button.cancel">
        <source>Cancel</source>
        <extracomment>Button of the alert</extracomment>
        <translation>취소</translation>
    </message>
    <message id="alert.read-only-document-folder.button.discard">
        <source>Discard Changes</source>
        <extracomment>Button of the alert</extracomment>
        <translation>변경 사항 폐기</translation>
    </message>
    <message id="alert.read-only-document-folder.button.choose-folder">
        <source>Choose Folder…</source>
        <extracomment>Button of the alert</extracomment>
        <translation>폴더 선택…</translation>
    </message>
    <message id="alert.notes-offline.title">
        <source>No Internet Connection</source>
        <extracomment>Title of the alert</extracomment>
        <translation>인터넷 연결 없음</translation>
    </message>
    <message id="alert.notes-offline.message">
        <source>Notes will sync when this device is back online.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>이 기기가 다시 온라인 상태가 되면 메모가 동기화됩니다.</translation>
    </message>
    <message id="alert.notes-offline.button.ok">
        <source>OK</source>
        <extracomment>Button of the alert</extracomment>
        <translation>확인</translation>
    </message>
    <message id="alert.document-save-failed.title">
        <source>Unable to Save Document</source>
        <extracomment>Title of the alert</extracomment>
        <translation>문서를 저장할 수 없음</translation>
    </message>
    <message id="alert.document-save-failed.message">
        <source>There isn’t enough storage on this device. The latest changes haven’t been saved.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>이 기기의 저장 공간이 충분하지 않습니다. 최근 변경 사항이 저장되지 않았습니다.</translation>
    </message>
    <message id="alert.document-save-failed.button.ok">
        <source>OK</source>
        <extracomment>Button of the alert</extracomment>
        <translation>확인</translation>
    </message>
    <message id="alert.document-save-failed.button.settings">
        <source>Settings</source>
        <extracomment>Button of the alert</extracomment>
        <translation>설정</translation>
    </message>
    <message id="alert.notes-cloud-storage-full.title">
        <source>Cloud Storage Full</source>
        <extracomment>Title of the alert</extracomment>
        <translation>클라우드 저장 공간 가득 참</translation>
    </message>
    <message id="alert.notes-cloud-storage-full.message">
        <source>New notes won’t sync until more space is available.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>공간이 더 확보될 때까지 새로운 메모가 동기화되지 않습니다.</translation>
    </message>
    <message id="alert.notes-cloud-storage-full.button.ok">
        <source>OK</source>
        <extracomment>Button of the alert</extracomment>
        <translation>확인</translation>
    </message>
    <message id="alert.incorrect-note-password.title">
        <source>Incorrect Note Password</source>
        <extracomment>Title of the alert</extracomment>
        <translation>올바르지 않은 메모 암호</translation>
    </message>
    <message id="alert.incorrect-note-password.message">
        <source>After 3 more failed attempts, the note will be locked for 15 minutes.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>3회 더 실패하면 메모가 15분 동안 잠깁니다.</translation>
    </message>
    <message id="alert.incorrect-note-password.button.ok">
        <source>OK</source>
        <extracomment>Button of the alert</extracomment>
        <translation>확인</translation>
    </message>
    <message id="alert.notes-sync-failed.title">
        <source>Unable to Sync Notes</source>
        <extracomment>Title of the alert</extracomment>
        <translation>메모를 동기화할 수 없음</translation>
    </message>
    <message id="alert.notes-sync-failed.message">
        <source>The server isn’t responding. Syncing will resume automatically.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>서버가 응답하지 않습니다. 동기화는 자동으로 재개됩니다.</translation>
    </message>
    <message id="alert.notes-sync-failed.button.ok">
        <source>OK</source>
        <extracomment>Button of the alert</extracomment>
        <translation>확인</translation>
    </message>
    <message id="alert.audio-notes-microphone.title">
        <source>No Access to the Microphone</source>
        <extracomment>Title of the alert</extracomment>
        <translation>마이크 접근 권한 없음</translation>
    </message>
    <message id="alert.audio-notes-microphone.message">
        <source>Audio notes can’t be recorded until access is turned on.</source>
        <extracomment>Message of the alert</extracomment>
        <translation>접근 권한을 켜기 전에는 오디오 메모를 녹음할 수 없습니다.</translation>
    </message>
    <message id="alert.audio-notes-microphone.button.ok">
        <source>OK</source>
        <extracomment>Button of the alert</extracomment>
        <translation>확인</translation>
    </message>
    <message id="alert.audio-notes-microphone.button.settings">
        <source>Settings</source>
        <extracomment>Button of the alert</extracomment>
        <translation>설정</translation>
    </message>
</context>
</TS>
