import type { CoachingInput, CoachingMoment, Measure } from '@earshot/core/coaching/coaching.ts';
import { mostMoments } from '@earshot/core/coaching/coaching.ts';
import type { CallMoment } from '@earshot/core/detection/moments.ts';
import type { File } from '@earshot/core/files/files.ts';
import type { OfCall } from '../coaching-call.ts';

type Named = { id: number; name: string };

/** A moment that is to be given, with what is shown of it. */
export type GiveItem = OfCall & {
  moment: Pick<CallMoment, 'start_ms' | 'end_ms' | 'role' | 'text'>;
  note: string;
};

/** What is entered of coaching before it is given. */
export type GiveDraft = {
  agent: Named | null;
  name: string;
  note: string;
  measure: Measure | null;
  items: GiveItem[];
};

export const blankGive: GiveDraft = { agent: null, name: '', note: '', measure: null, items: [] };

/** What tells one moment from another. */
export const keyOf = ({ file_id, moment }: GiveItem): string =>
  `${file_id} ${moment.start_ms} ${moment.end_ms}`;

/** A moment of the library, to be given. */
export const itemOfMoment = ({
  file_id,
  file_name,
  operator,
  started_at,
  duration_ms,
  type,
  audio_removed,
  moment: { start_ms, end_ms, role, text },
  note,
}: CoachingMoment): GiveItem => ({
  file_id,
  file_name,
  operator,
  started_at,
  duration_ms,
  type,
  audio_removed,
  moment: { start_ms, end_ms, role, text },
  note,
});

/** A moment of a call, to be given. */
export const itemOfCall = (call: File, { start_ms, end_ms, role, text }: GiveItem['moment']): GiveItem => ({
  file_id: call.file_id,
  file_name: call.name,
  operator: call.agent_id === null ? null : { id: call.agent_id, name: call.operator ?? '' },
  started_at: call.recorded_at ?? call.created,
  duration_ms: call.duration_ms,
  type: call.type,
  audio_removed: call.audio_removed,
  moment: { start_ms, end_ms, role, text },
  note: '',
});

/** One more moment at the end; the same one is not given twice. */
export const withItem = (items: readonly GiveItem[], item: GiveItem): GiveItem[] =>
  items.some((one) => keyOf(one) === keyOf(item)) ? [...items] : [...items, item];

/** The moments with one of them a place earlier or later. */
export function moved(items: readonly GiveItem[], from: number, step: 1 | -1): GiveItem[] {
  const to = from + step;
  const [one, other] = [items[from], items[to]];
  if (one === undefined || other === undefined) return [...items];
  return items.map((item, at) => (at === from ? other : at === to ? one : item));
}

/** Whether the call of a moment is somebody else's, which an operator does not hear. */
export const isForeign = ({ operator }: GiveItem, agent: Named | null): boolean =>
  agent !== null && operator?.id !== agent.id;

export type GiveProblem = 'agent' | 'name' | 'none' | 'many' | 'foreign';

/** What hinders giving; null where nothing does. */
export function giveProblem({ agent, name, items }: GiveDraft): GiveProblem | null {
  if (agent === null) return 'agent';
  if (name.trim() === '') return 'name';
  if (items.length === 0) return 'none';
  if (items.length > mostMoments) return 'many';
  return items.some((item) => isForeign(item, agent)) ? 'foreign' : null;
}

/** As it is sent. */
export const bodyOf = ({ name, note, measure, items }: GiveDraft, agentId: number): CoachingInput => ({
  agent_id: agentId,
  name: name.trim(),
  note: note.trim(),
  measure,
  items: items.map(({ file_id, moment: { start_ms, end_ms }, note }) => ({
    file_id,
    at: { start_ms, end_ms },
    note: note.trim(),
  })),
});
