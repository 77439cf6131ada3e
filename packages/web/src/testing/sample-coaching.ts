import type { Coaching, CoachingMoment, Moved } from '@earshot/core/coaching/coaching.ts';

const iryna = { id: 1, name: 'Iryna Bondar' };

/** A moment of the library, of a call of Iryna. */
export const momentOfIryna = (change: Partial<CoachingMoment> = {}): CoachingMoment => ({
  id: 1,
  file_id: '01999999-0000-7000-8000-000000000001',
  file_name: 'refund.wav',
  operator: iryna,
  started_at: '2026-11-06T14:10:00.000Z',
  duration_ms: 258_000,
  type: 'audio',
  audio_removed: false,
  moment: {
    phrase_id: 3,
    words: [0, 2],
    start_ms: 58_000,
    end_ms: 61_000,
    speaker: 'operator',
    role: 'operator',
    text: 'what has changed',
  },
  name: 'Asks why first',
  note: 'Hear how long he waits.',
  kind: 'good',
  theme: 'Opening',
  saved_by: 'O. Kravets',
  created: '2026-11-09T10:00:00.000Z',
  can_change: true,
  ...change,
});

/** A share before and after, of which nothing can be said yet. */
export const movedShare = (change: Partial<Moved> = {}): Moved => ({
  measure: { kind: 'question', goal_id: 1, question_id: 2 },
  name: 'Asks for the reason',
  unit: 'share',
  before: { value: 0.48, n: 31, low: 0.32, high: 0.65, open: { query: null, filters: { agents: [1] } } },
  after: { value: 0.67, n: 12, low: 0.39, high: 0.86, open: null },
  change: { value: 0.18, low: -0.14, high: 0.44 },
  state: 'too_early',
  calls_needed: 40,
  days: 9,
  ...change,
});

/** What was given to Iryna: one moment that she has heard, and one of a chat that she has not read. */
export function coachingOfIryna(change: Partial<Coaching> = {}): Coaching {
  const { file_id, file_name, operator, started_at, duration_ms, type, audio_removed, moment } =
    momentOfIryna();
  const call = { file_id, file_name, operator, started_at, duration_ms, type, audio_removed, moment };
  return {
    id: 7,
    name: 'Ask why first',
    note: 'Two of your own calls.',
    agent: iryna,
    given_by: 'O. Kravets',
    given_at: '2026-11-09T10:00:00.000Z',
    items: [
      { ...call, place: 1, note: 'This is it.', listened_at: '2026-11-10T10:00:00.000Z' },
      {
        ...call,
        place: 2,
        file_id: '01999999-0000-7000-8000-000000000002',
        type: 'text',
        duration_ms: null,
        note: '',
        listened_at: null,
      },
    ],
    listened: 1,
    moved: movedShare(),
    can_change: true,
    ...change,
  };
}
