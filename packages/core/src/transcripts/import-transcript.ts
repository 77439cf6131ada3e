import { type NewPhrase, toPhrase } from '../call/phrase.ts';
import type { SpeakerRole } from '../call/role.ts';
import { clip, type Span } from '../call/span.ts';
import type { Speaker } from '../call/speaker.ts';
import type { Word } from '../call/word.ts';
import type { ImportedTranscript, ImportedTurn } from './imported.ts';
import { layOver, splitWords } from './lay-over.ts';
import { speakingMs } from './plain-text.ts';
import { isRoleWord, rolesOfLabels } from './role-labels.ts';

export type Laid = {
  speakers: Speaker[];
  phrases: NewPhrase[];
  /** Word times are estimates. */
  estimated_times: boolean;
  /** Every turn came with its own start and end. */
  has_turn_times: boolean;
  duration_ms: number;
};

const hasTurnTimes = (turns: readonly ImportedTurn[]) =>
  turns.every((turn) => turn.start_ms !== null && turn.end_ms !== null);

const unknown = '?';

/**
 * A chat or ready transcript without sound. Turns without times follow one another at an even pace, so that
 * they have an order and a place; those times are marked as estimated.
 */
export function importText(transcript: ImportedTranscript): Laid {
  const { speakers, idOf } = speakersOf(transcript.turns, null);
  let at = 0;
  let estimated = false;
  const phrases = transcript.turns.map((turn) => {
    const start_ms = turn.start_ms ?? at;
    const end_ms = Math.max(turn.end_ms ?? start_ms + speakingMs(turn.text), start_ms);
    at = Math.max(at, end_ms);
    if (turn.words === null) estimated = true;
    const words =
      turn.words ?? layOver(splitWords(turn.text), [{ start_ms, end_ms: Math.max(end_ms, start_ms + 1) }]);
    return toPhrase(idOf(turn), words);
  });
  return {
    speakers,
    phrases: phrases.filter((phrase) => phrase.words.length > 0).map((phrase, id) => ({ ...phrase, id })),
    estimated_times: estimated,
    has_turn_times: hasTurnTimes(transcript.turns),
    duration_ms: at,
  };
}

/**
 * A transcript that came with a recording. Word times of the file are kept; missing ones are laid over the
 * speech that was detected on that speaker's channel (or on the only channel).
 */
export function importSidecar(
  transcript: ImportedTranscript,
  sound: { activity: readonly (readonly Span[])[]; roles: readonly SpeakerRole[]; duration_ms: number },
): Laid {
  const isStereo = sound.activity.length === 2;
  const { speakers, idOf, channelOf } = speakersOf(transcript.turns, isStereo ? sound.roles : null);
  const spans = placeTurns(
    transcript.turns,
    (turn) => sound.activity[channelOf(turn) ?? 0] ?? [],
    sound.duration_ms,
  );
  let estimated = false;
  const phrases = transcript.turns.map((turn, index) => {
    if (turn.words !== null) return toPhrase(idOf(turn), inside(turn.words, sound.duration_ms));
    estimated = true;
    return toPhrase(idOf(turn), layOver(splitWords(turn.text), spans[index] ?? []));
  });
  const placed = phrases.filter((phrase) => phrase.words.length > 0).sort((a, b) => a.start_ms - b.start_ms);
  return {
    speakers,
    phrases: placed.map((phrase, id) => ({ ...phrase, id })),
    estimated_times: estimated,
    has_turn_times: hasTurnTimes(transcript.turns),
    duration_ms: sound.duration_ms,
  };
}

function inside(words: readonly Word[], duration_ms: number): Word[] {
  return words
    .filter((word) => word.start_ms < duration_ms)
    .map((word) => ({ ...word, end_ms: Math.min(word.end_ms, duration_ms) }));
}

/** Speech spans for every turn. */
function placeTurns(
  turns: readonly ImportedTurn[],
  activityOf: (turn: ImportedTurn) => readonly Span[],
  duration_ms: number,
): Span[][] {
  if (turns.every((turn) => turn.start_ms !== null)) {
    const nextStarts = nextOwnStarts(turns);
    return turns.map((turn, index) => {
      const start_ms = Math.min(turn.start_ms ?? 0, duration_ms);
      const next = nextStarts[index] ?? duration_ms;
      const end_ms = Math.min(turn.end_ms ?? Math.min(next, start_ms + speakingMs(turn.text)), duration_ms);
      const spoken = clip(activityOf(turn), start_ms, end_ms);
      // Where nothing was detected in a turn, the file's own times are all there is.
      return spoken.length > 0
        ? spoken
        : [{ start_ms, end_ms: Math.max(end_ms, Math.min(start_ms + 1, duration_ms)) }];
    });
  }
  return placeInOrder(turns, activityOf, duration_ms);
}

/** For every turn, when the next one of the same speaker begins. */
function nextOwnStarts(turns: readonly ImportedTurn[]): (number | null)[] {
  const starts = new Map<string | null, number | null>();
  const next = (turn: ImportedTurn) => {
    const found = starts.get(turn.speaker) ?? null;
    starts.set(turn.speaker, turn.start_ms);
    return found;
  };
  return turns.toReversed().map(next).toReversed();
}

/**
 * Turns without any times: each speaker's turns share the speech of that speaker's channel by their length, in
 * order, so that the words land where that side really speaks.
 */
function placeInOrder(
  turns: readonly ImportedTurn[],
  activityOf: (turn: ImportedTurn) => readonly Span[],
  duration_ms: number,
): Span[][] {
  const lanes = new Map<readonly Span[], number[]>();
  for (const [index, turn] of turns.entries()) {
    const lane = activityOf(turn);
    const known = lanes.get(lane);
    if (known === undefined) lanes.set(lane, [index]);
    else known.push(index);
  }
  const placed: Span[][] = turns.map(() => []);
  for (const [lane, indexes] of lanes) {
    const speech = lane.length > 0 ? lane : [{ start_ms: 0, end_ms: duration_ms }];
    const flat = indexes.flatMap((index) =>
      splitWords(turns[index]?.text ?? '').map((text) => ({ index, text })),
    );
    for (const [position, word] of layOver(
      flat.map(({ text }) => text),
      speech,
    ).entries()) {
      const index = flat[position]?.index;
      if (index !== undefined)
        placed[index]?.push({ start_ms: word.start_ms, end_ms: Math.max(word.end_ms, word.start_ms + 1) });
    }
  }
  return placed;
}

/** Speakers of a file: one a label; on two channels a label's role says which channel it is. */
function speakersOf(turns: readonly ImportedTurn[], channelRoles: readonly SpeakerRole[] | null) {
  const labels = [...new Set(turns.map((turn) => turn.speaker ?? unknown))];
  const roles = channelRoles === null ? rolesOfLabels(labels) : rolesByChannel(labels, channelRoles);
  const speakers: Speaker[] = labels.map((label, index) => {
    const role = label === unknown ? null : (roles.get(label) ?? null);
    const channel = channelRoles === null || role === null ? null : channelRoles.indexOf(role);
    return { id: `s${index}`, role, channel, name: label === unknown || isRoleWord(label) ? null : label };
  });
  const byLabel = new Map(labels.map((label, index) => [label, speakers[index] as Speaker]));
  const of = (turn: ImportedTurn) => byLabel.get(turn.speaker ?? unknown) as Speaker;
  return {
    speakers,
    idOf: (turn: ImportedTurn) => of(turn).id,
    channelOf: (turn: ImportedTurn) => of(turn).channel,
  };
}

/** Labels that name no role take the channels in order of appearance. */
function rolesByChannel(
  labels: readonly string[],
  channelRoles: readonly SpeakerRole[],
): Map<string, SpeakerRole | null> {
  const roles = rolesOfLabels(labels);
  for (const label of labels) {
    if (label === '0' || label === '1') roles.set(label, channelRoles[Number(label)] ?? null);
  }
  if ([...roles.values()].every((role) => role === null) && labels.length <= 2) {
    for (const [index, label] of labels.entries()) roles.set(label, channelRoles[index] ?? null);
  }
  return roles;
}
