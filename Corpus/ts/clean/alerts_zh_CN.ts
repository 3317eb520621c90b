<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>DeleteLayerAlert</name>
    <message>
        <source>Delete the Layer “%1”?</source>
        <extracomment>Title of the alert shown when the person deletes a layer.</extracomment>
        <translation>要删除图层“%1”吗？</translation>
    </message>
    <message numerus="yes">
        <source>The layer contains %n objects that will also be deleted.</source>
        <extracomment>Message of the alert shown when the person deletes a layer.</extracomment>
        <translation>
            <numerusform>此图层包含的%n个对象也将被删除。</numerusform>
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
        <translation>删除图层</translation>
    </message>
</context>
<context>
    <name>FlattenImageAlert</name>
    <message>
        <source>Flatten All Layers?</source>
        <extracomment>Title of the alert shown when the person flattens an image.</extracomment>
        <translation>要拼合所有图层吗？</translation>
    </message>
    <message>
        <source>Hidden layers will be discarded. Layers can’t be edited separately after flattening.</source>
        <extracomment>Message of the alert shown when the person flattens an image.</extracomment>
        <translation>隐藏的图层将被丢弃。拼合后，无法单独编辑各个图层。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button that cancels.</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Flatten</source>
        <extracomment>Button of the alert shown when the person flattens an image.</extracomment>
        <translation>拼合</translation>
    </message>
</context>
<context>
    <name>CloseDrawingAlert</name>
    <message>
        <source>Save the drawing “%1” before closing?</source>
        <extracomment>Title of the alert shown when the person closes a drawing that is not saved.</extracomment>
        <translation>要在关闭前保存绘图“%1”吗？</translation>
    </message>
    <message>
        <source>If you don’t save, your latest changes will be lost.</source>
        <extracomment>Message of the alert shown when the person closes a drawing that is not saved.</extracomment>
        <translation>如果不保存，您最近的更改将会丢失。</translation>
    </message>
    <message>
        <source>Don’t Save</source>
        <extracomment>Button of the alert shown when the person closes a drawing that is not saved.</extracomment>
        <translation>不保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button that cancels.</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>Button of the alert shown when the person closes a drawing that is not saved.</extracomment>
        <translation>保存…</translation>
    </message>
</context>
<context>
    <name>ResizeCanvasAlert</name>
    <message>
        <source>Make the Canvas Smaller?</source>
        <extracomment>Title of the alert shown when the canvas is made smaller.</extracomment>
        <translation>要缩小画布吗？</translation>
    </message>
    <message>
        <source>Parts of the drawing outside the new canvas will be cut off.</source>
        <extracomment>Message of the alert shown when the canvas is made smaller.</extracomment>
        <translation>超出新画布的部分将被裁掉。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button that cancels.</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Make Smaller</source>
        <extracomment>Button of the alert shown when the canvas is made smaller.</extracomment>
        <translation>缩小</translation>
    </message>
</context>
<context>
    <name>MissingFontsAlert</name>
    <message>
        <source>Some fonts in this document are missing.</source>
        <extracomment>Title of the alert shown when fonts of a document are missing.</extracomment>
        <translation>此文档缺少部分字体。</translation>
    </message>
    <message>
        <source>Text will be shown in a similar font until you install them.</source>
        <extracomment>Message of the alert shown when fonts of a document are missing.</extracomment>
        <translation>在您安装这些字体之前，文本将以相近的字体显示。</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>Button of the alert shown when fonts of a document are missing.</extracomment>
        <translation>确定</translation>
    </message>
</context>
<context>
    <name>OpenNewerFileAlert</name>
    <message>
        <source>This file was created in a newer version of the app.</source>
        <extracomment>Title of the alert shown when a file was made by a newer version.</extracomment>
        <translation>此文件由较新版本的应用创建。</translation>
    </message>
    <message>
        <source>Some effects may look different when you open it.</source>
        <extracomment>Message of the alert shown when a file was made by a newer version.</extracomment>
        <translation>打开后，部分效果的显示可能会有所不同。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button that cancels.</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Open Anyway</source>
        <extracomment>Button of the alert shown when a file was made by a newer version.</extracomment>
        <translation>仍要打开</translation>
    </message>
</context>
<context>
    <name>ReplaceBrushesAlert</name>
    <message>
        <source>Replace the Current Brush Set?</source>
        <extracomment>Title of the alert shown when brushes are imported.</extracomment>
        <translation>要替换当前的画笔组吗？</translation>
    </message>
    <message>
        <source>Brushes that aren’t saved in a file will be permanently lost.</source>
        <extracomment>Message of the alert shown when brushes are imported.</extracomment>
        <translation>未保存到文件的画笔将永久丢失。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button that cancels.</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>Button of the alert shown when brushes are imported.</extracomment>
        <translation>替换</translation>
    </message>
</context>
<context>
    <name>ClearHistoryAlert</name>
    <message>
        <source>Clear the Undo History?</source>
        <extracomment>Title of the alert shown when the undo history is cleared.</extracomment>
        <translation>要清除撤销历史记录吗？</translation>
    </message>
    <message>
        <source>Clearing the history frees up memory. You won’t be able to undo earlier changes.</source>
        <extracomment>Message of the alert shown when the undo history is cleared.</extracomment>
        <translation>清除历史记录可释放内存。您将无法撤销先前的更改。</translation>
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
        <translation>绘图无法完整显示在页面上。</translation>
    </message>
    <message>
        <source>Scale the drawing to %1 to print all of it.</source>
        <extracomment>Message of the alert shown when the drawing is larger than the paper.</extracomment>
        <translation>若要完整打印，请将绘图缩放至%1。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button that cancels.</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Scale</source>
        <extracomment>Button of the alert shown when the drawing is larger than the paper.</extracomment>
        <translation>缩放</translation>
    </message>
</context>
<context>
    <name>ExportOverwriteAlert</name>
    <message numerus="yes">
        <source>Replace %n existing files in “%1”?</source>
        <extracomment>Title of the alert shown when an export would replace files.</extracomment>
        <translation>
            <numerusform>要替换“%1”中的%n个现有文件吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>The previous contents of the files will be permanently deleted.</source>
        <extracomment>Message of the alert shown when an export would replace files.</extracomment>
        <translation>这些文件先前的内容将被永久删除。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button that cancels.</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>Button of the alert shown when an export would replace files.</extracomment>
        <translation>替换</translation>
    </message>
</context>
<context>
    <name>TabletNotFoundAlert</name>
    <message>
        <source>No Drawing Tablet Found</source>
        <extracomment>Title of the alert shown when no tablet is connected.</extracomment>
        <translation>未找到数位板</translation>
    </message>
    <message>
        <source>Pressure can’t be detected without a tablet. Connect a tablet, and then search again.</source>
        <extracomment>Message of the alert shown when no tablet is connected.</extracomment>
        <translation>没有数位板时无法检测压感。请连接数位板，然后再次搜索。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button that cancels.</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Search Again</source>
        <extracomment>Button of the alert shown when no tablet is connected.</extracomment>
        <translation>再次搜索</translation>
    </message>
</context>
<context>
    <name>RecoverDrawingAlert</name>
    <message>
        <source>Recover “%1”?</source>
        <extracomment>Title of the alert shown when the app quit unexpectedly.</extracomment>
        <translation>要恢复“%1”吗？</translation>
    </message>
    <message>
        <source>The app quit before the last changes were saved. A recovered copy is available.</source>
        <extracomment>Message of the alert shown when the app quit unexpectedly.</extracomment>
        <translation>应用在保存最近的更改之前已退出。有一份恢复的副本可供使用。</translation>
    </message>
    <message>
        <source>Not Now</source>
        <extracomment>Button of the alert shown when the app quit unexpectedly.</extracomment>
        <translation>以后</translation>
    </message>
    <message>
        <source>Recover</source>
        <extracomment>Button of the alert shown when the app quit unexpectedly.</extracomment>
        <translation>恢复</translation>
    </message>
</context>
</TS>
