<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>DeleteLayerAlert</name>
    <message>
        <source>Delete the Layer “%1”?</source>
        <extracomment>Title of the alert shown when the person deletes a layer.</extracomment>
        <translation>要刪除圖層「%1」嗎？</translation>
    </message>
    <message numerus="yes">
        <source>The layer contains %n objects that will also be deleted.</source>
        <extracomment>Message of the alert shown when the person deletes a layer.</extracomment>
        <translation>
            <numerusform>此圖層包含的%n個物件也會一併刪除。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button that cancels.</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Delete Layer</source>
        <extracomment>Button of the alert shown when the person deletes a layer.</extracomment>
        <translation>刪除圖層</translation>
    </message>
</context>
<context>
    <name>FlattenImageAlert</name>
    <message>
        <source>Flatten All Layers?</source>
        <extracomment>Title of the alert shown when the person flattens an image.</extracomment>
        <translation>要平面化所有圖層嗎？</translation>
    </message>
    <message>
        <source>Hidden layers will be discarded. Layers can’t be edited separately after flattening.</source>
        <extracomment>Message of the alert shown when the person flattens an image.</extracomment>
        <translation>隱藏的圖層將會捨棄。平面化之後，無法個別編輯圖層。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button that cancels.</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Flatten</source>
        <extracomment>Button of the alert shown when the person flattens an image.</extracomment>
        <translation>平面化</translation>
    </message>
</context>
<context>
    <name>CloseDrawingAlert</name>
    <message>
        <source>Save the drawing “%1” before closing?</source>
        <extracomment>Title of the alert shown when the person closes a drawing that is not saved.</extracomment>
        <translation>要在關閉前儲存圖稿「%1」嗎？</translation>
    </message>
    <message>
        <source>If you don’t save, your latest changes will be lost.</source>
        <extracomment>Message of the alert shown when the person closes a drawing that is not saved.</extracomment>
        <translation>如果不儲存，您最近的變更將會遺失。</translation>
    </message>
    <message>
        <source>Don’t Save</source>
        <extracomment>Button of the alert shown when the person closes a drawing that is not saved.</extracomment>
        <translation>不儲存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button that cancels.</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>Button of the alert shown when the person closes a drawing that is not saved.</extracomment>
        <translation>儲存…</translation>
    </message>
</context>
<context>
    <name>ResizeCanvasAlert</name>
    <message>
        <source>Make the Canvas Smaller?</source>
        <extracomment>Title of the alert shown when the canvas is made smaller.</extracomment>
        <translation>要縮小畫布嗎？</translation>
    </message>
    <message>
        <source>Parts of the drawing outside the new canvas will be cut off.</source>
        <extracomment>Message of the alert shown when the canvas is made smaller.</extracomment>
        <translation>超出新畫布的部分將會遭到裁切。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button that cancels.</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Make Smaller</source>
        <extracomment>Button of the alert shown when the canvas is made smaller.</extracomment>
        <translation>縮小</translation>
    </message>
</context>
<context>
    <name>MissingFontsAlert</name>
    <message>
        <source>Some fonts in this document are missing.</source>
        <extracomment>Title of the alert shown when fonts of a document are missing.</extracomment>
        <translation>此文件缺少部分字體。</translation>
    </message>
    <message>
        <source>Text will be shown in a similar font until you install them.</source>
        <extracomment>Message of the alert shown when fonts of a document are missing.</extracomment>
        <translation>在您安裝這些字體之前，文字會以相近的字體顯示。</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>Button of the alert shown when fonts of a document are missing.</extracomment>
        <translation>確定</translation>
    </message>
</context>
<context>
    <name>OpenNewerFileAlert</name>
    <message>
        <source>This file was created in a newer version of the app.</source>
        <extracomment>Title of the alert shown when a file was made by a newer version.</extracomment>
        <translation>此檔案由較新版本的應用程式建立。</translation>
    </message>
    <message>
        <source>Some effects may look different when you open it.</source>
        <extracomment>Message of the alert shown when a file was made by a newer version.</extracomment>
        <translation>打開後，部分效果可能會有所不同。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button that cancels.</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Open Anyway</source>
        <extracomment>Button of the alert shown when a file was made by a newer version.</extracomment>
        <translation>仍要打開</translation>
    </message>
</context>
<context>
    <name>ReplaceBrushesAlert</name>
    <message>
        <source>Replace the Current Brush Set?</source>
        <extracomment>Title of the alert shown when brushes are imported.</extracomment>
        <translation>要取代目前的筆刷組嗎？</translation>
    </message>
    <message>
        <source>Brushes that aren’t saved in a file will be permanently lost.</source>
        <extracomment>Message of the alert shown when brushes are imported.</extracomment>
        <translation>未儲存到檔案的筆刷將會永久遺失。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button that cancels.</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>Button of the alert shown when brushes are imported.</extracomment>
        <translation>取代</translation>
    </message>
</context>
<context>
    <name>ClearHistoryAlert</name>
    <message>
        <source>Clear the Undo History?</source>
        <extracomment>Title of the alert shown when the undo history is cleared.</extracomment>
        <translation>要清除還原記錄嗎？</translation>
    </message>
    <message>
        <source>Clearing the history frees up memory. You won’t be able to undo earlier changes.</source>
        <extracomment>Message of the alert shown when the undo history is cleared.</extracomment>
        <translation>清除記錄可釋放記憶體。您將無法還原先前的變更。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button that cancels.</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>Button of the alert shown when the undo history is cleared.</extracomment>
        <translation>清除</translation>
    </message>
</context>
<context>
    <name>PrintMarginsAlert</name>
    <message>
        <source>The drawing doesn’t fit on the page.</source>
        <extracomment>Title of the alert shown when the drawing is larger than the paper.</extracomment>
        <translation>圖稿超出頁面範圍。</translation>
    </message>
    <message>
        <source>Scale the drawing to %1 to print all of it.</source>
        <extracomment>Message of the alert shown when the drawing is larger than the paper.</extracomment>
        <translation>若要列印完整圖稿，請將圖稿縮放至%1。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button that cancels.</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Scale</source>
        <extracomment>Button of the alert shown when the drawing is larger than the paper.</extracomment>
        <translation>縮放</translation>
    </message>
</context>
<context>
    <name>ExportOverwriteAlert</name>
    <message numerus="yes">
        <source>Replace %n existing files in “%1”?</source>
        <extracomment>Title of the alert shown when an export would replace files.</extracomment>
        <translation>
            <numerusform>要取代「%1」中現有的%n個檔案嗎？</numerusform>
        </translation>
    </message>
    <message>
        <source>The previous contents of the files will be permanently deleted.</source>
        <extracomment>Message of the alert shown when an export would replace files.</extracomment>
        <translation>這些檔案先前的內容將會永久刪除。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button that cancels.</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>Button of the alert shown when an export would replace files.</extracomment>
        <translation>取代</translation>
    </message>
</context>
<context>
    <name>TabletNotFoundAlert</name>
    <message>
        <source>No Drawing Tablet Found</source>
        <extracomment>Title of the alert shown when no tablet is connected.</extracomment>
        <translation>找不到繪圖板</translation>
    </message>
    <message>
        <source>Pressure can’t be detected without a tablet. Connect a tablet, and then search again.</source>
        <extracomment>Message of the alert shown when no tablet is connected.</extracomment>
        <translation>沒有繪圖板時無法偵測筆壓。請連接繪圖板，然後再次搜尋。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button that cancels.</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Search Again</source>
        <extracomment>Button of the alert shown when no tablet is connected.</extracomment>
        <translation>再次搜尋</translation>
    </message>
</context>
<context>
    <name>RecoverDrawingAlert</name>
    <message>
        <source>Recover “%1”?</source>
        <extracomment>Title of the alert shown when the app quit unexpectedly.</extracomment>
        <translation>要復原「%1」嗎？</translation>
    </message>
    <message>
        <source>The app quit before the last changes were saved. A recovered copy is available.</source>
        <extracomment>Message of the alert shown when the app quit unexpectedly.</extracomment>
        <translation>應用程式在儲存最近的變更之前就結束了。有一份復原的副本可供使用。</translation>
    </message>
    <message>
        <source>Not Now</source>
        <extracomment>Button of the alert shown when the app quit unexpectedly.</extracomment>
        <translation>稍後</translation>
    </message>
    <message>
        <source>Recover</source>
        <extracomment>Button of the alert shown when the app quit unexpectedly.</extracomment>
        <translation>復原</translation>
    </message>
</context>
</TS>
