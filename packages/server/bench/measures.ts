/**
 * Holds, interruptions, overlap and talk share of two-channel calls. The truth of the sample calls is known to the
 * millisecond; real calls are compared with the same numbers computed from their reference of who speaks when. The
 * baseline takes everything louder than a fixed level for speech.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Span } from '@earshot/core/call/span.ts';
import type { Speaker } from '@earshot/core/call/speaker.ts';
import { measureCall } from '@earshot/core/metrics/measure-call.ts';
import { type CallMetrics, Thresholds } from '@earshot/core/metrics/metrics.ts';
import { lane } from '@earshot/core/metrics/turns.ts';
import { decodeAudio } from '../src/stages/decode/decode.ts';
import { levelDb, powerEnvelope } from '../src/stages/levels/envelope.ts';
import { runMeasure } from '../src/stages/measure/measure.ts';
import { detectActivity } from '../src/stages/vad/activity.ts';
import { makeDataDir, removeDataDir } from '../src/testing/server.ts';
import { percent, table, writeResults } from './results.ts';

const demo = fileURLToPath(new URL('../../../demo/', import.meta.url));
/** What is louder is speech, for the baseline. */
const baselineDb = -45;
const baselineStepMs = 50;
/** Two events are the same when they overlap or lie this close. */
const collarMs = 500;

type Side = 'operator' | 'abonent';
type Call = {
  name: string;
  path: string;
  format: 'opus' | 'wav';
  /** Of the first and of the second channel. */
  roles: Side[];
  truth: CallMetrics;
  kind: 'sample' | 'real';
};

export async function benchMeasures({ data }: { data: string | undefined }): Promise<void> {
  const work = await makeDataDir();
  try {
    const calls = [...(await demoCalls()), ...(data === undefined ? [] : await realCalls(data))];
    const rows: (string | number)[][] = [];
    const totals = new Map<string, Score[]>();
    for (const call of calls) {
      const { product, baseline } = await measured(call, join(work, call.name));
      for (const [who, metrics] of Object.entries({ product, baseline })) {
        const score = compare(call.truth, metrics);
        const key = `${call.kind} ${who}`;
        totals.set(key, [...(totals.get(key) ?? []), score]);
        if (call.kind === 'real') rows.push([call.name, who, ...cells([score])]);
      }
    }
    for (const [key, scores] of totals) {
      const [kind = '', who = ''] = key.split(' ');
      rows.push([
        `**${kind === 'sample' ? 'sample calls' : 'real calls'}, all ${scores.length}**`,
        who,
        ...cells(scores),
      ]);
    }
    const how = `Events are the same when they overlap or lie within ${collarMs} ms. Error of overlap and talk share: mean of the absolute differences. Baseline: louder than ${baselineDb} dBFS is speech. The references of real calls come from the level of their separate channels, to about 0.2 s; in them pauses of 2 s count as holds, and coming in after 0.5 s over 0.1 s as an interruption, because there are no longer ones. Target: F1 ≥ 0.95 on the sample calls.`;
    const head = [
      'call',
      '',
      'holds F1',
      'of',
      'interruptions F1',
      'of',
      'overlap error, s',
      'talk share error',
    ];
    await writeResults('measures', 'measures --data DIR', `${how}\n\n${table(head, rows)}`);
  } finally {
    await removeDataDir(work);
  }
}

type Counts = { right: number; expected: number; found: number };
type Score = { holds: Counts; interruptions: Counts; overlapMs: number; talkShare: number };

function cells(scores: readonly Score[]): string[] {
  const f1 = (kind: 'holds' | 'interruptions') => {
    const sum = (name: keyof Counts) => scores.reduce((total, score) => total + score[kind][name], 0);
    const all = sum('expected') + sum('found');
    return [all === 0 ? 'none' : ((2 * sum('right')) / all).toFixed(2), String(sum('expected'))];
  };
  const mean = (name: 'overlapMs' | 'talkShare') =>
    scores.reduce((sum, score) => sum + score[name], 0) / scores.length;
  return [
    ...f1('holds'),
    ...f1('interruptions'),
    (mean('overlapMs') / 1000).toFixed(2),
    percent(mean('talkShare')),
  ];
}

function compare(truth: CallMetrics, found: CallMetrics): Score {
  return {
    holds: match(truth.evidence.holds, found.evidence.holds),
    interruptions: match(truth.evidence.interruptions, found.evidence.interruptions),
    overlapMs: Math.abs((truth.overlap_ms.value ?? 0) - (found.overlap_ms.value ?? 0)),
    talkShare: Math.abs(operatorShare(truth) - operatorShare(found)),
  };
}

function operatorShare({ speakers }: CallMetrics): number {
  return speakers.find(({ role }) => role === 'operator')?.talk_share.value ?? 0;
}

/** Each event of the truth is met by at most one that was found. */
function match(
  expected: readonly (Span & { by?: string })[],
  found: readonly (Span & { by?: string })[],
): Counts {
  const left = new Set(found);
  let right = 0;
  for (const one of expected) {
    const same = [...left].find(
      (other) =>
        other.by === one.by &&
        other.start_ms - collarMs < one.end_ms &&
        other.end_ms + collarMs > one.start_ms,
    );
    if (same === undefined) continue;
    left.delete(same);
    right += 1;
  }
  return { right, expected: expected.length, found: found.length };
}

/** Real calls here have no hold of ten seconds and no interruption of the usual length: shorter ones are compared. */
const thresholds = {
  sample: Thresholds.parse({}),
  real: Thresholds.parse({ hold_s: 2, interruption_after_s: 0.5, interruption_over_s: 0.1 }),
};

function speakersOf(roles: readonly Side[]): Speaker[] {
  return roles.map((role, channel) => ({ id: role, role, channel, name: null }));
}

/** Numbers from known speech of the two sides, operator first. */
function numbersOf(
  operator: readonly Span[],
  abonent: readonly Span[],
  duration_ms: number,
  kind: Call['kind'],
): CallMetrics {
  const lanes = [lane('operator', operator), lane('abonent', abonent)];
  return measureCall({
    duration_ms,
    speech: [...operator, ...abonent],
    lanes,
    lanesReason: 'mono',
    speakers: speakersOf(['operator', 'abonent']),
    phrases: [],
    level: null,
    thresholds: thresholds[kind],
  });
}

async function demoCalls(): Promise<Call[]> {
  const names = (await readdir(demo))
    .filter((name) => name.endsWith('.opus'))
    .map((name) => name.slice(0, -5));
  return Promise.all(
    names.map(async (name) => {
      const known = JSON.parse(await readFile(join(demo, `${name}.json`), 'utf8')) as {
        duration_ms?: number;
        phrases: (Span & { speaker: string })[];
        holds: (Span & { kind: 'silence' | 'music' })[];
        interruptions: (Span & { by: string; of?: string })[];
      };
      const side = (speaker: string) => known.phrases.filter((phrase) => phrase.speaker === speaker);
      const end = known.phrases.reduce((last, phrase) => Math.max(last, phrase.end_ms), 0);
      const truth = numbersOf(side('operator'), side('abonent'), known.duration_ms ?? end, 'sample');
      const interruptions = known.interruptions.map((one) => ({ ...one, of: one.of ?? '' }));
      const evidence = { ...truth.evidence, holds: known.holds, interruptions };
      return {
        name,
        path: join(demo, `${name}.opus`),
        format: 'opus' as const,
        roles: ['operator', 'abonent'] as Side[],
        truth: { ...truth, evidence },
        kind: 'sample' as const,
      };
    }),
  );
}

/** Calls with a reference of who speaks when; the operator's side is told by the call's own description. */
async function realCalls(data: string): Promise<Call[]> {
  const found: Call[] = [];
  for (const folder of ['calls/aws', 'calls/nc_spokenwoz']) {
    const names = await readdir(join(data, folder)).catch((): string[] => []);
    for (const file of names.filter((name) => name.endsWith('.vad.rttm'))) {
      const name = file.slice(0, -'.vad.rttm'.length);
      const path = join(data, folder, `${name}.wav`);
      if (!names.includes(`${name}.wav`)) continue;
      const sides = readRttm(await readFile(join(data, folder, file), 'utf8'));
      const [first = [], second = []] = sides;
      if (first.length === 0 || second.length === 0) continue;
      const end = [...first, ...second].reduce((last, span) => Math.max(last, span.end_ms), 0);
      const roles = await rolesOf(join(data, folder, `${name}.json`));
      found.push({
        name,
        path,
        format: 'wav',
        roles,
        truth: numbersOf(first, second, end, 'real'),
        kind: 'real',
      });
    }
  }
  return found;
}

async function rolesOf(path: string): Promise<Side[]> {
  const { channels } = JSON.parse(await readFile(path, 'utf8')) as { channels: Record<string, string> };
  return ['0', '1'].map((channel) => (/agent/i.test(channels[channel] ?? '') ? 'operator' : 'abonent'));
}

/** Speech of the agent and of the customer. */
function readRttm(text: string): Span[][] {
  const sides = new Map<string, Span[]>();
  for (const line of text.split('\n')) {
    const fields = line.trim().split(/\s+/);
    if (fields[0] !== 'SPEAKER') continue;
    const [, , , start = '0', length = '0', , , speaker = ''] = fields;
    const start_ms = Math.round(Number(start) * 1000);
    const span = { start_ms, end_ms: start_ms + Math.round(Number(length) * 1000) };
    sides.set(speaker, [...(sides.get(speaker) ?? []), span]);
  }
  return [...sides.keys()].sort().map((speaker) => sides.get(speaker) ?? []);
}

async function measured(
  call: Call,
  out_dir: string,
): Promise<{ product: CallMetrics; baseline: CallMetrics }> {
  const decoded = await decodeAudio({
    path: call.path,
    format: call.format,
    out_dir,
    max_duration_ms: 3_600_000,
  });
  const pcm_paths = decoded.pcm.map((name) => join(out_dir, name));
  const { channels } = await detectActivity({ pcm_paths }, {});
  const product = await runMeasure({
    duration_ms: decoded.duration_ms,
    mode: 'stereo',
    roles: call.roles,
    activity: channels,
    speakers: speakersOf(call.roles),
    phrases: [],
    has_turn_times: false,
    thresholds: thresholds[call.kind],
    pcm_paths,
  });
  const loud = await Promise.all(pcm_paths.map((path) => louderThan(path, decoded.duration_ms)));
  const side = (role: Side) => loud[call.roles.indexOf(role)] ?? [];
  return { product, baseline: numbersOf(side('operator'), side('abonent'), decoded.duration_ms, call.kind) };
}

async function louderThan(path: string, duration_ms: number): Promise<Span[]> {
  const envelope = await powerEnvelope(path);
  const spans: Span[] = [];
  for (let start_ms = 0; start_ms < duration_ms; start_ms += baselineStepMs) {
    const end_ms = start_ms + baselineStepMs;
    if (levelDb(envelope, start_ms, end_ms) < baselineDb) continue;
    const last = spans.at(-1);
    if (last !== undefined && last.end_ms === start_ms) last.end_ms = end_ms;
    else spans.push({ start_ms, end_ms });
  }
  return spans;
}
