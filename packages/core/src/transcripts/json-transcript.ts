import type { Word } from '../call/word.ts';
import { type ImportedTurn, type ImportResult, unreadable } from './imported.ts';

type Fields = Record<string, unknown>;

const listNames = ['phrases', 'segments', 'turns', 'utterances'] as const;

/**
 * The product's own JSON, and the shapes other recognisers write: a list of phrases, segments, turns or
 * utterances with `start_ms`/`end_ms`, or `start`/`end` in seconds, and words in the same manner.
 */
export function parseJsonTranscript(content: string): ImportResult {
  let data: unknown;
  try {
    data = JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch {
    return unreadable(1, 'json');
  }
  const root: Fields = isFields(data) ? data : {};
  const list = Array.isArray(data) ? data : listNames.map((name) => root[name]).find(Array.isArray);
  if (list === undefined) return unreadable(1, 'phrases');
  const turns: ImportedTurn[] = [];
  for (const [index, item] of list.entries()) {
    if (!isFields(item)) return unreadable(index + 1, 'phrase');
    const words = Array.isArray(item.words) ? readWords(item.words) : null;
    const text =
      typeof item.text === 'string' ? item.text.trim() : (words ?? []).map((word) => word.text).join(' ');
    if (text === '') continue;
    const start_ms = time(item, 'start');
    const end_ms = time(item, 'end');
    if (start_ms !== null && end_ms !== null && end_ms < start_ms) return unreadable(index + 1, 'timing');
    turns.push({ speaker: speakerOf(item), start_ms, end_ms, text, words });
  }
  if (turns.length === 0) return { issue: 'files.no_text', params: {} };
  return { transcript: { language: languageOf(root.language), turns } };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function time(item: Fields, name: 'start' | 'end'): number | null {
  const ms = item[`${name}_ms`];
  if (typeof ms === 'number' && ms >= 0) return Math.round(ms);
  const seconds = item[name];
  return typeof seconds === 'number' && seconds >= 0 ? Math.round(seconds * 1000) : null;
}

function speakerOf(item: Fields): string | null {
  for (const name of ['role', 'speaker', 'channel', 'spk']) {
    const value = item[name];
    if (typeof value === 'string' && value.trim() !== '') return value.trim().slice(0, 60);
    if (typeof value === 'number') return String(value);
  }
  return null;
}

/** Words only count when every one of them has its times. */
function readWords(list: unknown[]): Word[] | null {
  const words: Word[] = [];
  for (const item of list) {
    if (!isFields(item)) return null;
    const text = [item.text, item.word].find((value) => typeof value === 'string');
    const start_ms = time(item, 'start');
    const end_ms = time(item, 'end');
    if (typeof text !== 'string' || start_ms === null || end_ms === null || end_ms < start_ms) return null;
    const confidence = [item.confidence, item.probability].find((value) => typeof value === 'number');
    if (text.trim() === '') continue;
    words.push({
      text: text.trim(),
      start_ms,
      end_ms,
      confidence: typeof confidence === 'number' ? confidence : null,
    });
  }
  return words.length > 0 ? words : null;
}

function languageOf(value: unknown): string | null {
  return typeof value === 'string' && /^[a-z]{2,3}$/.test(value) ? value : null;
}
