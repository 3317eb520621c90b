<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>SketchDialog</name>
    <message>
        <source>&amp;Rename</source>
        <extracomment>Button of the alert</extracomment>
        <translation>이름 변경</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <extracomment>Button of the alert</extracomment>
        <translation>버리기(&amp;D)</translation>
    </message>
    <message>
        <source>Try &amp;Again</source>
        <extracomment>Button of the alert</extracomment>
        <translation>&amp;다시 시도</translation>
    </message>
</context>
</TS>
