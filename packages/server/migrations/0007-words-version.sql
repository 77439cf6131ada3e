-- By which knowledge of words the call was indexed (`wordsVersion`); another one indexes it anew.
alter table files add column words_version text;
