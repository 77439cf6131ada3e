import { label, shortClock } from '@earshot/core/transcripts/transcript-export.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import { strToU8, zipSync } from 'fflate';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const types = `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const relations = `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

/** The smallest Word document: a title, then one paragraph a phrase with time and speaker in front. */
export function transcriptDocument(transcript: Transcript, title: string): Uint8Array {
  const paragraphs = transcript.phrases.map((phrase) => {
    const who = label(transcript, phrase);
    return paragraph([
      bold(`${shortClock(phrase.start_ms)} ${who === undefined ? '' : `${who}: `}`),
      plain(phrase.text),
    ]);
  });
  const body = [paragraph([bold(title)]), ...paragraphs].join('');
  const document = `${head}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  return zipSync({
    '[Content_Types].xml': strToU8(types),
    '_rels/.rels': strToU8(relations),
    'word/document.xml': strToU8(document),
  });
}

const paragraph = (runs: string[]) => `<w:p>${runs.join('')}</w:p>`;
const bold = (text: string) => `<w:r><w:rPr><w:b/></w:rPr>${textNode(text)}</w:r>`;
const plain = (text: string) => `<w:r>${textNode(text)}</w:r>`;

function textNode(text: string): string {
  const safe = [...text]
    // Control characters have no place in XML, not even escaped.
    .filter((char) => char >= ' ' || char === '\t')
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  return `<w:t xml:space="preserve">${safe}</w:t>`;
}
