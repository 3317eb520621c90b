<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko_KR" sourcelanguage="en">
<context>
    <name>DeleteLayerAlert</name>
    <message>
        <source>Delete the Layer “%1”?</source>
        <extracomment>Title of the alert shown when the person deletes a layer.</extracomment>
        <translation>레이어 ‘%1’을(를) 삭제하겠습니까?</translation>
    </message>
    <message numerus="yes">
        <source>The layer contains %n objects that will also be deleted.</source>
        <extracomment>Message of the alert shown when the person deletes a layer.</extracomment>
        <translation>
            <numerusform>이 레이어에 있는 객체 %n개도 삭제됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button that cancels.</extracomment>
        <translation>취소</translation>
    </message>
    <message>
        <source>Delete Layer</source>
        <extracomment>Button of the alert shown when the person deletes a layer.</extracomment>
        <translation>레이어 삭제</translation>
    </message>
</context>
<context>
    <name>FlattenImageAlert</name>
    <message>
        <source>Flatten All Layers?</source>
        <extracomment>Title of the alert shown when the person flattens an image.</extracomment>
        <translation>모든 레이어를 병합하겠습니까?</translation>
    </message>
    <message>
        <source>Hidden layers will be discarded. Layers can’t be edited separately after flattening.</source>
        <extracomment>Message of the alert shown when the person flattens an image.</extracomment>
        <translation>가려진 레이어는 삭제됩니다. 병합한 후에는 레이어를 따로 편집할 수 없습니다.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button that cancels.</extracomment>
        <translation>취소</translation>
    </message>
    <message>
        <source>Flatten</source>
        <extracomment>Button of the alert shown when the person flattens an image.</extracomment>
        <translation>병합</translation>
    </message>
</context>
<context>
    <name>CloseDrawingAlert</name>
    <message>
        <source>Save the drawing “%1” before closing?</source>
        <extracomment>Title of the alert shown when the person closes a drawing that is not saved.</extracomment>
        <translation>닫기 전에 그림 ‘%1’을(를) 저장하겠습니까?</translation>
    </message>
    <message>
        <source>If you don’t save, your latest changes will be lost.</source>
        <extracomment>Message of the alert shown when the person closes a drawing that is not saved.</extracomment>
        <translation>저장하지 않으면 최근 변경 사항이 사라집니다.</translation>
    </message>
    <message>
        <source>Don’t Save</source>
        <extracomment>Button of the alert shown when the person closes a drawing that is not saved.</extracomment>
        <translation>저장 안 함</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button that cancels.</extracomment>
        <translation>취소</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>Button of the alert shown when the person closes a drawing that is not saved.</extracomment>
        <translation>저장…</translation>
    </message>
</context>
<context>
    <name>ResizeCanvasAlert</name>
    <message>
        <source>Make the Canvas Smaller?</source>
        <extracomment>Title of the alert shown when the canvas is made smaller.</extracomment>
        <translation>캔버스를 축소하겠습니까?</translation>
    </message>
    <message>
        <source>Parts of the drawing outside the new canvas will be cut off.</source>
        <extracomment>Message of the alert shown when the canvas is made smaller.</extracomment>
        <translation>새로운 캔버스 밖에 있는 그림 부분은 잘립니다.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button that cancels.</extracomment>
        <translation>취소</translation>
    </message>
    <message>
        <source>Make Smaller</source>
        <extracomment>Button of the alert shown when the canvas is made smaller.</extracomment>
        <translation>축소</translation>
    </message>
</context>
<context>
    <name>MissingFontsAlert</name>
    <message>
        <source>Some fonts in this document are missing.</source>
        <extracomment>Title of the alert shown when fonts of a document are missing.</extracomment>
        <translation>이 문서에 사용된 일부 서체가 없습니다.</translation>
    </message>
    <message>
        <source>Text will be shown in a similar font until you install them.</source>
        <extracomment>Message of the alert shown when fonts of a document are missing.</extracomment>
        <translation>서체를 설치할 때까지 텍스트가 비슷한 서체로 표시됩니다.</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>Button of the alert shown when fonts of a document are missing.</extracomment>
        <translation>확인</translation>
    </message>
</context>
<context>
    <name>OpenNewerFileAlert</name>
    <message>
        <source>This file was created in a newer version of the app.</source>
        <extracomment>Title of the alert shown when a file was made by a newer version.</extracomment>
        <translation>이 파일은 더 최신 버전의 앱에서 생성되었습니다.</translation>
    </message>
    <message>
        <source>Some effects may look different when you open it.</source>
        <extracomment>Message of the alert shown when a file was made by a newer version.</extracomment>
        <translation>파일을 열면 일부 효과가 다르게 보일 수 있습니다.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button that cancels.</extracomment>
        <translation>취소</translation>
    </message>
    <message>
        <source>Open Anyway</source>
        <extracomment>Button of the alert shown when a file was made by a newer version.</extracomment>
        <translation>그래도 열기</translation>
    </message>
</context>
<context>
    <name>ReplaceBrushesAlert</name>
    <message>
        <source>Replace the Current Brush Set?</source>
        <extracomment>Title of the alert shown when brushes are imported.</extracomment>
        <translation>현재 브러시 세트를 대치하겠습니까?</translation>
    </message>
    <message>
        <source>Brushes that aren’t saved in a file will be permanently lost.</source>
        <extracomment>Message of the alert shown when brushes are imported.</extracomment>
        <translation>파일로 저장하지 않은 브러시는 영구적으로 사라집니다.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button that cancels.</extracomment>
        <translation>취소</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>Button of the alert shown when brushes are imported.</extracomment>
        <translation>대치</translation>
    </message>
</context>
<context>
    <name>ClearHistoryAlert</name>
    <message>
        <source>Clear the Undo History?</source>
        <extracomment>Title of the alert shown when the undo history is cleared.</extracomment>
        <translation>실행 취소 기록을 지우겠습니까?</translation>
    </message>
    <message>
        <source>Clearing the history frees up memory. You won’t be able to undo earlier changes.</source>
        <extracomment>Message of the alert shown when the undo history is cleared.</extracomment>
        <translation>기록을 지우면 메모리 공간이 확보됩니다. 이전 변경 사항은 실행 취소할 수 없게 됩니다.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button that cancels.</extracomment>
        <translation>취소</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>Button of the alert shown when the undo history is cleared.</extracomment>
        <translation>지우기</translation>
    </message>
</context>
<context>
    <name>PrintMarginsAlert</name>
    <message>
        <source>The drawing doesn’t fit on the page.</source>
        <extracomment>Title of the alert shown when the drawing is larger than the paper.</extracomment>
        <translation>그림이 페이지에 맞지 않습니다.</translation>
    </message>
    <message>
        <source>Scale the drawing to %1 to print all of it.</source>
        <extracomment>Message of the alert shown when the drawing is larger than the paper.</extracomment>
        <translation>그림 전체를 프린트하려면 크기를 %1(으)로 조절하십시오.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button that cancels.</extracomment>
        <translation>취소</translation>
    </message>
    <message>
        <source>Scale</source>
        <extracomment>Button of the alert shown when the drawing is larger than the paper.</extracomment>
        <translation>크기 조절</translation>
    </message>
</context>
<context>
    <name>ExportOverwriteAlert</name>
    <message numerus="yes">
        <source>Replace %n existing files in “%1”?</source>
        <extracomment>Title of the alert shown when an export would replace files.</extracomment>
        <translation>
            <numerusform>‘%1’에 있는 기존 파일 %n개를 대치하겠습니까?</numerusform>
        </translation>
    </message>
    <message>
        <source>The previous contents of the files will be permanently deleted.</source>
        <extracomment>Message of the alert shown when an export would replace files.</extracomment>
        <translation>파일의 이전 내용이 영구적으로 삭제됩니다.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button that cancels.</extracomment>
        <translation>취소</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>Button of the alert shown when an export would replace files.</extracomment>
        <translation>대치</translation>
    </message>
</context>
<context>
    <name>TabletNotFoundAlert</name>
    <message>
        <source>No Drawing Tablet Found</source>
        <extracomment>Title of the alert shown when no tablet is connected.</extracomment>
        <translation>펜 태블릿을 찾을 수 없음</translation>
    </message>
    <message>
        <source>Pressure can’t be detected without a tablet. Connect a tablet, and then search again.</source>
        <extracomment>Message of the alert shown when no tablet is connected.</extracomment>
        <translation>태블릿이 없으면 필압을 감지할 수 없습니다. 태블릿을 연결한 다음 다시 검색하십시오.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button that cancels.</extracomment>
        <translation>취소</translation>
    </message>
    <message>
        <source>Search Again</source>
        <extracomment>Button of the alert shown when no tablet is connected.</extracomment>
        <translation>다시 검색</translation>
    </message>
</context>
<context>
    <name>RecoverDrawingAlert</name>
    <message>
        <source>Recover “%1”?</source>
        <extracomment>Title of the alert shown when the app quit unexpectedly.</extracomment>
        <translation>‘%1’을(를) 복구하겠습니까?</translation>
    </message>
    <message>
        <source>The app quit before the last changes were saved. A recovered copy is available.</source>
        <extracomment>Message of the alert shown when the app quit unexpectedly.</extracomment>
        <translation>마지막 변경 사항이 저장되기 전에 앱이 종료되었습니다. 복구된 사본을 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>Not Now</source>
        <extracomment>Button of the alert shown when the app quit unexpectedly.</extracomment>
        <translation>나중에</translation>
    </message>
    <message>
        <source>Recover</source>
        <extracomment>Button of the alert shown when the app quit unexpectedly.</extracomment>
        <translation>복구</translation>
    </message>
</context>
</TS>
