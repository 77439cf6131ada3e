import type { Word } from '../call/word.ts';
import { type ImportedTurn, type ImportResult, unreadable } from './imported.ts';

const timing = /^\s*((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})\s*-->\s*((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})/;
const voice = /^<v(?:\.[^\s>]*)?\s+([^\s>][^>]*)>/;
const inlineTime = /<((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})>/;

/** `01:02:03.456`, `02:03,456` → milliseconds. */
export function readClock(text: string): number {
  const [clock = '', fraction = ''] = text.split(/[.,]/);
  const seconds = clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return seconds * 1000 + Number(fraction.padEnd(3, '0').slice(0, 3));
}

/** WebVTT and SubRip: blocks with a timing line, then text. Styles, notes and numbers are passed over. */
export function parseCues(content: string): ImportResult {
  const lines = content.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const turns: ImportedTurn[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const times = timing.exec(lines[at] ?? '');
    if (times === null) {
      if ((lines[at] ?? '').includes('-->')) return unreadable(at + 1, 'timing');
      continue;
    }
    const start_ms = readClock(times[1] ?? '');
    const end_ms = readClock(times[2] ?? '');
    if (end_ms < start_ms) return unreadable(at + 1, 'timing');
    const body: string[] = [];
    while (at + 1 < lines.length && (lines[at + 1] ?? '').trim() !== '') {
      at += 1;
      body.push(lines[at] ?? '');
    }
    turns.push(...readCue(body, start_ms, end_ms));
  }
  if (turns.length === 0) return { issue: 'files.no_text', params: {} };
  return { transcript: { language: null, turns } };
}

function readCue(body: readonly string[], start_ms: number, end_ms: number): ImportedTurn[] {
  const turns: ImportedTurn[] = [];
  // One line may hold several voices.
  for (const raw of body.flatMap((line) => line.split(/(?=<v[.\s])/))) {
    const line = raw.replace(/^[-–]\s+/, '');
    const named = voice.exec(line);
    const spoken =
      named === null ? labelled(stripTags(line, true)) : { speaker: named[1]?.trim() ?? null, text: line };
    const speaker = spoken.speaker === null ? null : readEntities(spoken.speaker);
    const words = inlineTime.test(spoken.text) ? wordsOf(spoken.text, start_ms, end_ms) : null;
    const text = readEntities(stripTags(spoken.text, false));
    if (text === '') continue;
    const last = turns.at(-1);
    if (last !== undefined && (speaker === null || speaker === last.speaker)) {
      last.text = `${last.text} ${text}`;
      last.words = last.words !== null && words !== null ? [...last.words, ...words] : null;
    } else {
      turns.push({ speaker, start_ms, end_ms, text, words });
    }
  }
  return turns;
}

function stripTags(text: string, keepTimes: boolean): string {
  return text
    .replaceAll(keepTimes ? /<[/a-z][^<>]*>/gi : /<[/a-z\d][^<>]*>/gi, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function readEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .trim();
}

/** Words after inline time stamps: `<00:01.200>hello <00:01.600>there`. */
function wordsOf(line: string, start_ms: number, end_ms: number): Word[] {
  const parts = line.split(/<((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})>/);
  const timed: { text: string; start_ms: number }[] = [];
  let at = start_ms;
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 1) at = readClock(part);
    else
      for (const text of stripTags(part, false).split(' ').filter(Boolean))
        timed.push({ text: readEntities(text), start_ms: at });
  }
  return timed.map((word, index) => ({
    ...word,
    end_ms: Math.max(word.start_ms, timed[index + 1]?.start_ms ?? end_ms),
    confidence: null,
  }));
}

/** Bounded, so that a long line of anything is read in linear time. */
const speakerLabel = /^([\p{L}\p{N}][^:：<>"?!]{0,39}?)\s*[:：](?!\/\/)\s*(.*)$/u;

/** `Maria K.: hello` → the speaker and the words; text without such a label has no speaker. */
export function labelled(line: string): { speaker: string | null; text: string } {
  const match = speakerLabel.exec(line);
  const label = match?.[1] ?? '';
  const isClock = /^\d+$/.test(label);
  if (match === null || isClock || label.split(/\s+/).length > 4) {
    return { speaker: null, text: line };
  }
  return { speaker: label, text: match[2] ?? '' };
}
