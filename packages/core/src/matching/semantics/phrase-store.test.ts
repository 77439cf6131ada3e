import { describe, expect, it } from 'vitest';
import { entireCall, type Part } from '../../call/part.ts';
import type { SpeakerRole, Who } from '../../call/role.ts';
import { finished } from '../../steps.ts';
import { generator } from '../../testing/random.ts';
import { slotsReader } from '../slots.ts';
import { createLexicon } from '../text/lexicon.ts';
import { type OwnSemantics, ownSemantics } from './own-semantics.ts';
import { createPhraseStore, type PhraseStore } from './phrase-store.ts';
import { trainModel } from './semantic-model.ts';
import type { Stretch } from './sentence-measure.ts';
import { termSlots, termsOfText } from './slot-terms.ts';
import { closenessOfPhrase, stretchesIn } from './stretches.ts';

const lexicon = createLexicon({});
const read = slotsReader(lexicon);
const random = generator(3);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

const openings = ['i want to', 'can i', 'please', 'хочу', 'прошу', 'how do i'];
const doings = ['cancel', 'terminate', 'change', 'renew', 'розірвати', 'змінити'];
const things = ['contract', 'agreement', 'tariff 25', 'договір', 'тариф', 'my old card'];
const sentence = () => `${pick(openings)} ${pick(doings)} ${pick(['my', 'the', 'мій', ''])} ${pick(things)}`;
/** Some are long enough to be compared in stretches, some say nothing. */
const utterance = () => {
  const sentences = Math.floor(random() * 8);
  return Array.from({ length: sentences }, sentence).join(' ').split(/\s+/).filter(Boolean);
};

type Said = { id: number; role: SpeakerRole | null; start_ms: number; in_hold: boolean; words: string[] };
type Call = { file_id: string; duration_ms: number; phrases: Said[] };

function newCall(number: number): Call {
  const phrases = Array.from(
    { length: 12 },
    (_, at): Said => ({
      id: at * 2,
      role: pick(['operator', 'abonent', null] as const),
      start_ms: at * 4000,
      in_hold: random() < 0.2,
      words: utterance(),
    }),
  );
  return { file_id: `call ${number}`, duration_ms: 48_000, phrases };
}

const calls = Array.from({ length: 40 }, (_, number) => newCall(number));
const corpus = Array.from({ length: 1200 }, () => termsOfText(sentence(), lexicon));
const model = trainModel(null, corpus);
const continued = trainModel(model, corpus.slice(0, 400));
const measures = [null, model, continued].map((one) => ownSemantics(one, lexicon));
const queries = [
  'cancel my contract',
  'розірвати договір',
  'the',
  'change tariff twenty five',
  'xyzzy renew',
  '…',
];

function putInto(store: PhraseStore, { phrases, ...call }: Call): void {
  const kept = phrases.map(({ words, ...phrase }) => ({ ...phrase, slots: read(words) }));
  store.put({ ...call, phrases: kept });
}

type Asked = { least: number; most: number; who: Who; part: Part };

const stretches = new Map<OwnSemantics, WeakMap<readonly string[], Stretch[]>>();

function stretchesOf(semantics: OwnSemantics, words: readonly string[]): Stretch[] {
  const known = stretches.get(semantics) ?? new WeakMap<readonly string[], Stretch[]>();
  stretches.set(semantics, known);
  const { slotOf, lengthOf } = semantics.measure;
  const made =
    known.get(words) ??
    stretchesIn(termSlots(read(words)).map(slotOf)).map((slots) => ({ slots, length: lengthOf(slots) }));
  known.set(words, made);
  return made;
}

/** Phrase by phrase and stretch by stretch, as similarity is defined. */
function similarityOf(semantics: OwnSemantics, text: string, words: readonly string[]): number {
  const own = semantics.asked(text);
  const all = stretchesOf(semantics, words);
  const closeness = all.map((one) => semantics.measure.closeness(own, one));
  const places = all[0]?.slots.length ?? 0;
  const together = closenessOfPhrase(closeness[0] ?? 0, Math.max(...closeness), places);
  return own.scale.similarityOf(together, places);
}

/** What there is to be found. */
function byHand(
  semantics: OwnSemantics,
  text: string,
  { least, most, who, part }: Asked,
  all: readonly Call[],
) {
  const found = new Map<string, number>();
  const places: string[] = [];
  for (const call of all) {
    const { file_id, duration_ms, phrases } = call;
    for (const { id, role, start_ms, words } of phrases) {
      if (words.length === 0 || (who !== 'anyone' && who !== role)) continue;
      if (part.name === 'first_half' && start_ms >= duration_ms / 2) continue;
      const similarity = similarityOf(semantics, text, words);
      if (similarity <= 0 || similarity < least || similarity > most) continue;
      found.set(file_id, Math.max(similarity, found.get(file_id) ?? 0));
      places.push(`${file_id} ${id}`);
    }
  }
  return { found, places };
}

function byStore(store: PhraseStore, semantics: OwnSemantics, text: string, asked: Asked) {
  const own = semantics.asked(text);
  const found = finished(store.calls(own, asked));
  const { file_ids, phrase_ids } = store.phrasesIn(own, asked, store.fileIds()) ?? {
    file_ids: [],
    phrase_ids: [],
  };
  return { found, places: file_ids.map((file, at) => `${file} ${phrase_ids[at]}`) };
}

const firstHalf: Part = { name: 'first_half', seconds: null, percent: null };
const kinds: Asked[] = [
  { least: 0.55, most: 1, who: 'anyone', part: entireCall },
  { least: 0, most: 0.6, who: 'anyone', part: entireCall },
  { least: 0.3, most: 1, who: 'abonent', part: firstHalf },
];

function compare(store: PhraseStore, semantics: OwnSemantics, all: readonly Call[]): number {
  let hits = 0;
  for (const text of queries)
    for (const asked of kinds) {
      const expected = byHand(semantics, text, asked, all);
      const actual = byStore(store, semantics, text, asked);
      expect(new Set(actual.places)).toEqual(new Set(expected.places));
      expect(new Set(actual.found.keys())).toEqual(new Set(expected.found.keys()));
      for (const [id, similarity] of expected.found) expect(actual.found.get(id)).toBeCloseTo(similarity, 6);
      hits += actual.places.length;
    }
  return hits;
}

function filled(semantics: OwnSemantics): PhraseStore {
  const store = createPhraseStore(semantics.measure);
  for (const call of calls) putInto(store, call);
  return store;
}

describe('the store finds what there is to be found', () => {
  it.each(measures)('by %#', (semantics) => {
    expect(compare(filled(semantics), semantics, calls)).toBeGreaterThan(100);
  });

  it('after calls were replaced and removed, again and again', () => {
    const [, semantics] = measures as [OwnSemantics, OwnSemantics];
    const store = filled(semantics);
    let now = calls;
    for (let turn = 0; turn < 12; turn += 1) {
      now = now.map((call, at) => (at % 3 === turn % 3 ? { ...newCall(0), file_id: call.file_id } : call));
      for (const [at, call] of now.entries()) if (at % 3 === turn % 3) putInto(store, call);
    }
    store.remove('call 5');
    store.remove('nobody');
    now = now.filter(({ file_id }) => file_id !== 'call 5');
    expect(store.phrases).toBe(now.length * 12);
    expect(compare(store, semantics, now)).toBeGreaterThan(100);
  });

  it('under another measure, with what came in meanwhile', () => {
    const [, before, after] = measures as [OwnSemantics, OwnSemantics, OwnSemantics];
    const store = filled(before);
    const late = Array.from({ length: 70 }, (_, at) => ({ ...newCall(0), file_id: `late ${at}` }));
    const steps = store.measureAnew(after.measure);
    let done = 0;
    for (const call of late.slice(0, 50)) putInto(store, call);
    while (!steps.next().done) {
      expect(store.phrasesIn(after.asked('cancel'), kinds[0] as Asked, store.fileIds())).toBeNull();
      const call = late[50 + done];
      if (call !== undefined) putInto(store, call);
      done += 1;
    }
    expect(done).toBeGreaterThan(0);
    for (const call of late.slice(50 + done)) putInto(store, call);
    expect(compare(store, after, [...calls, ...late])).toBeGreaterThan(100);
  });

  it('while somebody else puts calls in', () => {
    const [, semantics] = measures as [OwnSemantics, OwnSemantics];
    const store = createPhraseStore(semantics.measure);
    const many = Array.from({ length: 1800 }, (_, at) => ({ ...(calls[at % 40] as Call), file_id: `${at}` }));
    for (const call of many) putInto(store, call);
    const asked = { least: 0.55, most: 1, who: 'anyone', part: entireCall } as const;
    const whole = finished(store.calls(semantics.asked('cancel my contract'), asked));
    const steps = store.calls(semantics.asked('cancel my contract'), asked);
    let turn = 0;
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) {
        expect(turn).toBeGreaterThan(0);
        expect(step.value).toEqual(whole);
        break;
      }
      // Each of these makes room anew, or moves everything together.
      for (const call of many) putInto(store, { ...call, phrases: [] });
      turn += 1;
    }
  });
});
