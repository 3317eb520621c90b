<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>SketchDialog</name>
    <message>
        <source>&amp;Rename</source>
        <extracomment>Button of the alert</extracomment>
        <translation>重新命名</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <extracomment>Button of the alert</extracomment>
        <translation>捨棄(&amp;D)</translation>
    </message>
    <message>
        <source>Try &amp;Again</source>
        <extracomment>Button of the alert</extracomment>
        <translation>&amp;重試</translation>
    </message>
</context>
</TS>
