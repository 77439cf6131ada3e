import type { Detection, DetectionMethod } from '@earshot/core/detection/detection.ts';
import { longestWords, Query } from '@earshot/core/matching/query.ts';
import { isOrdered, Wording } from '@earshot/core/wording/steps.ts';
import { parseVariation } from '@earshot/core/wording/variation-parser.ts';

export type MethodKind = DetectionMethod['kind'];
export type MethodOf<Kind extends MethodKind> = Extract<DetectionMethod, { kind: Kind }>;

export const emptyQuery: Query = Query.parse({});

/** A method as it stands when it is added. */
export function newMethod(kind: MethodKind): DetectionMethod {
  const { part } = emptyQuery;
  switch (kind) {
    case 'query':
      return { kind, query: emptyQuery };
    case 'metric':
      return { kind, metric: 'silence_share', who: 'anyone', limits: [0.3, null] };
    case 'event':
      return { kind, event: 'holds', who: 'anyone', part, limits: [1, null] };
    case 'emotion':
      return { kind, emotion: 'anger', who: 'abonent', part, limits: [0.15, null] };
    case 'label':
      return { kind, label_id: noLabel, limits: [0.5, null] };
    case 'script':
      return { kind, ...newWording() };
    case 'script_ref':
      return { kind, script_id: noScript };
    default:
      return kind satisfies never;
  }
}

/** In the place of a script that is not chosen yet. */
export const noScript = 0;
/** In the place of a label that is not chosen yet. */
export const noLabel = 0;

/** A sentence before anything of it is written. */
export const newWording = (): Wording => Wording.parse({ variations: [{ language: null, text: '' }] });

/** Whether every variation can be read, and what is unsure is less than what is said. */
const isWorded = (wording: Wording): boolean =>
  isOrdered(wording) &&
  wording.variations.length > 0 &&
  wording.variations.every(({ text }) => parseVariation(text).issues.length === 0);

export const newDetection = (): Detection => ({ join: 'all', methods: [newMethod('query')] });

/** Whether some of the words are longer than can be looked for. */
export function isTooLong({ type, phrases, regexp, expression }: Query): boolean {
  const texts = { phrases, regexp: [regexp], advanced: [expression] }[type];
  return texts.some((text) => text.length > longestWords[type]);
}

/** Whether anything is written that can be looked for. */
export function hasWords(query: Query): boolean {
  const { type, phrases, regexp, expression } = query;
  if (isTooLong(query)) return false;
  if (type === 'regexp') return regexp.trim() !== '';
  if (type === 'advanced') return expression.trim() !== '';
  return phrases.some((phrase) => phrase.trim() !== '');
}

/** Limits that hold for any call, or for none, are no rule. */
function limitsMakeSense([least, most]: readonly [number | null, number | null]): boolean {
  return (least !== null || most !== null) && (least === null || most === null || least <= most);
}

/** Whether a method says enough to be tried; mistakes in the words are another matter. */
export function isComplete(method: DetectionMethod): boolean {
  if (method.kind === 'script') return isWorded(method);
  if (method.kind === 'script_ref') return method.script_id !== noScript;
  if (method.kind === 'label') return method.label_id !== noLabel && limitsMakeSense(method.limits);
  if (method.kind !== 'query') return limitsMakeSense(method.limits);
  const { limits } = method.query;
  return hasWords(method.query) && (limits === null || limits[1] === null || limits[0] <= limits[1]);
}

export const isWhole = ({ methods }: Detection): boolean => methods.length > 0 && methods.every(isComplete);

/** A query that came in the address; null when it is none. */
export function readQuery(text: string | undefined): Query | null {
  if (text === undefined) return null;
  try {
    return Query.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
