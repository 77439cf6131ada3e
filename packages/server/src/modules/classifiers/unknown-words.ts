import type { unknownWords } from '@earshot/core/classifiers/drift.api.ts';
import { readWords } from '@earshot/core/classifiers/text-terms.ts';
import { unitsOf } from '@earshot/core/classifiers/units.ts';
import { UnknownWords } from '@earshot/core/classifiers/unknown-words.ts';
import type { ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type { Ctx } from '../../platform/context.ts';
import { CountedOnce } from '../../platform/counted-once.ts';
import { breathe, createQueue } from '../../platform/one-at-a-time.ts';
import { perProgram } from '../../platform/per-program.ts';
import { headsOf, heardOf } from '../files/call-heads.ts';
import { lexicon } from '../matching/lexicon.ts';
import type { OfVersion } from './answered.sql.ts';
import { answeredKey, markOf } from './answered-mark.ts';
import { callsInTurn } from './calls-in-turn.ts';
import { ruleOfLearned } from './classifier-input.ts';
import { listLastAnswered } from './drift.queries.ts';
import { loadModel } from './models.ts';
import { versionAsked } from './versions.ts';

/** Words that are told. */
const mostWords = 12;

type Found = ReturnType<UnknownWords['top']>[number] & { file_id: string };
type Counted = { calls: number; found: Found[] };

/** Reading through the last calls takes seconds: they are read anew only once others were answered. */
const counted = perProgram(() => new CountedOnce<Counted>(2 ** 20));
const bytesOfWord = 200;
/** One after the other: of many at once everybody else would wait a turn for each. */
const counting = perProgram(createQueue);

/** Words of the last calls that the version which answers had never learned. */
export async function listUnknownWords(ctx: Ctx, id: number): Promise<ReplyOf<typeof unknownWords>> {
  const { version } = await versionAsked(ctx, id, undefined);
  const { calls, found } = await wordsOf(ctx, { classifierId: id, version });
  const heads = await headsOf(
    ctx,
    found.map(({ file_id }) => file_id),
  );
  return {
    calls,
    results: found.flatMap(({ word, calls, file_id, last: { phrase_id, start_ms, end_ms } }) => {
      const head = heads.get(file_id);
      if (head === undefined) return [];
      const place = { file_id, phrase_id, last_phrase_id: phrase_id, start_ms, end_ms };
      return [{ word, calls, place, call: heardOf(head) }];
    }),
  };
}

async function wordsOf(ctx: Ctx, of: OfVersion): Promise<Counted> {
  const last = await listLastAnswered(ctx.db, ctx.workspaceId, of);
  const files = last.map(({ file_id }) => file_id);
  return counted(ctx).of(
    markOf(last.map((call) => answeredKey(ctx, of, call))),
    () => counting(ctx).run(String(ctx.workspaceId), () => countWords(ctx, of, files)),
    ({ found }) => found.length * bytesOfWord,
  );
}

async function countWords(ctx: Ctx, { classifierId, version }: OfVersion, files: string[]): Promise<Counted> {
  const model = await loadModel(ctx, classifierId, version);
  if (model === null) throw fail('classifiers.version_not_found');
  const rule = ruleOfLearned(model.definition);
  const words = new UnknownWords();
  const read: string[] = [];
  for await (const [fileId, call] of callsInTurn(ctx, files, breathe)) {
    read.push(fileId);
    words.add(unitsOf(call, rule), (text) => readWords(text, lexicon()), model.isKnown);
  }
  const found = words.top(mostWords).flatMap((one) => {
    const file_id = read[one.last.at];
    return file_id === undefined ? [] : [{ ...one, file_id }];
  });
  return { calls: words.calls, found };
}
