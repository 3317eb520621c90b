<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>SketchDialog</name>
    <message>
        <source>&amp;Rename</source>
        <extracomment>Button of the alert</extracomment>
        <translation>重命名</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <extracomment>Button of the alert</extracomment>
        <translation>放弃(&amp;D)</translation>
    </message>
    <message>
        <source>Try &amp;Again</source>
        <extracomment>Button of the alert</extracomment>
        <translation>&amp;重试</translation>
    </message>
</context>
</TS>
