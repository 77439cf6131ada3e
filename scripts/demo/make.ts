/**
 * Makes the sample calls in `demo/` from `dialogues.ts`: two synthetic voices on two channels at 8 kHz, with
 * line noise, holds and interruptions, and the true transcript beside each. Needs flite, festival with
 * festvox-us-slt-hts, espeak-ng, sox and opus-tools; run only when the dialogues change:
 * `node scripts/launch.js make-demo`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Dialogue, dialogues } from './dialogues.ts';

const rate = 8000;
const out = join(import.meta.dirname, '../../demo');
const work = mkdtempSync(join(tmpdir(), 'earshot-demo-'));
const leadMs = 600;
const usualGapMs = 550;

type Placed = { speaker: 'operator' | 'abonent'; start_ms: number; end_ms: number; text: string };
type Hold = { start_ms: number; end_ms: number; kind: 'music' | 'silence' };
type Interruption = { start_ms: number; end_ms: number; by: string };

function speak(voice: string, text: string): Int16Array {
  const [engine = '', name = ''] = voice.split(':');
  const wav = join(work, 'say.wav');
  const raw = join(work, 'say.raw');
  if (engine === 'flite') execFileSync('flite', ['-voice', name, '-t', text, '-o', wav]);
  else if (engine === 'espeak') execFileSync('espeak-ng', ['-v', name, '-s', '150', '-w', wav, text]);
  else {
    const scheme = join(work, 'say.scm');
    const quoted = JSON.stringify(text);
    writeFileSync(
      scheme,
      `(voice_cmu_us_slt_arctic_hts)\n(utt.save.wave (utt.synth (Utterance Text ${quoted})) "${wav}" 'riff)\n`,
    );
    execFileSync('festival', ['-b', scheme]);
  }
  const trim = ['silence', '1', '0.01', '0.5%', 'reverse', 'silence', '1', '0.01', '0.5%', 'reverse'];
  execFileSync('sox', [
    wav,
    '-r',
    String(rate),
    '-c',
    '1',
    '-b',
    '16',
    '-e',
    'signed',
    '-t',
    'raw',
    raw,
    'sinc',
    '250-3500',
    ...trim,
    'gain',
    '-n',
    '-6',
  ]);
  const bytes = readFileSync(raw);
  return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + (bytes.length & ~1)));
}

/** A slow chord sequence: what callers hear while they wait. */
function music(samples: number): Float64Array {
  const chords = [
    [261.6, 329.6, 392.0],
    [220.0, 261.6, 329.6],
    [174.6, 220.0, 261.6],
    [196.0, 246.9, 293.7],
  ];
  return Float64Array.from({ length: samples }, (_, at) => {
    const chord = chords[Math.floor(at / (rate * 1.5)) % chords.length] ?? [];
    const fade = Math.min(1, (at % (rate * 1.5)) / 400, (rate * 1.5 - (at % (rate * 1.5))) / 400);
    return 1500 * fade * chord.reduce((sum, hz) => sum + Math.sin((2 * Math.PI * hz * at) / rate), 0);
  });
}

/** The same noise every time: a small generator instead of chance. */
function noise(seed: number, db: number) {
  let state = seed;
  const level = 32_768 * 10 ** (db / 20);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state / 2 ** 31 - 1) * level;
  };
}

function make(dialogue: Dialogue, seed: number): void {
  const lanes: Record<'operator' | 'abonent', { at: number; samples: ArrayLike<number> }[]> = {
    operator: [],
    abonent: [],
  };
  const phrases: Placed[] = [];
  const holds: Hold[] = [];
  const interruptions: Interruption[] = [];
  let now = leadMs;
  for (const turn of dialogue.turns) {
    if ('hold_s' in turn) {
      const length = turn.hold_s * 1000;
      if (turn.music) lanes.operator.push({ at: now + 400, samples: music(((length - 800) * rate) / 1000) });
      holds.push({ start_ms: now, end_ms: now + length, kind: turn.music ? 'music' : 'silence' });
      now += length;
      continue;
    }
    const samples = speak(dialogue[turn.who].voice, turn.text);
    const isFirst = phrases.length === 0;
    const afterHold = holds.at(-1)?.end_ms === now;
    const start_ms = Math.round(now + (isFirst || afterHold ? 0 : (turn.gap ?? usualGapMs)));
    const end_ms = start_ms + Math.round((samples.length / rate) * 1000);
    const before = phrases.at(-1);
    if ((turn.gap ?? 0) < 0 && before) interruptions.push({ start_ms, end_ms: before.end_ms, by: turn.who });
    phrases.push({ speaker: turn.who, start_ms, end_ms, text: turn.text });
    lanes[turn.who].push({ at: start_ms, samples });
    now = Math.max(now, end_ms);
  }
  const total = Math.ceil(((now + 800) * rate) / 1000);
  const mixed = new Int16Array(total * 2);
  for (const [channel, who] of (['operator', 'abonent'] as const).entries()) {
    const lane = new Float64Array(total);
    for (const { at, samples } of lanes[who]) {
      const from = Math.round((at * rate) / 1000);
      for (let index = 0; index < samples.length && from + index < total; index += 1)
        lane[from + index] = (lane[from + index] ?? 0) + (samples[index] ?? 0);
    }
    const hiss = noise(seed * 7919 + channel, dialogue.noise_db);
    for (let index = 0; index < total; index += 1) {
      mixed[index * 2 + channel] = Math.max(
        -32_768,
        Math.min(32_767, Math.round((lane[index] ?? 0) + hiss())),
      );
    }
  }
  const raw = join(work, 'call.raw');
  writeFileSync(raw, Buffer.from(mixed.buffer));
  const wav = join(work, 'call.wav');
  execFileSync('sox', ['-t', 'raw', '-r', String(rate), '-c', '2', '-b', '16', '-e', 'signed', raw, wav]);
  execFileSync('opusenc', [
    '--quiet',
    '--bitrate',
    '24',
    '--speech',
    '--discard-comments',
    '--serial',
    String(seed),
    wav,
    join(out, `${dialogue.id}.opus`),
  ]);
  const { id, language, direction, operator, abonent, hours_ago } = dialogue;
  const truth = {
    id,
    language,
    direction,
    operator: operator.name,
    abonent: abonent.name,
    hours_ago,
    phrases,
    holds,
    interruptions,
  };
  writeFileSync(join(out, `${id}.json`), `${JSON.stringify(truth, null, 1)}\n`);
}

for (const [index, dialogue] of dialogues.entries()) {
  make(dialogue, index + 1);
  process.stdout.write(`${dialogue.id}\n`);
}
rmSync(work, { recursive: true, force: true });
