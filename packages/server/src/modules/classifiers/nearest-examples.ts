import type { nearestExamples as nearestApi } from '@earshot/core/classifiers/examples.api.ts';
import { findingNearest } from '@earshot/core/classifiers/nearest-texts.ts';
import { type ReadWord, readWords } from '@earshot/core/classifiers/text-terms.ts';
import type { ReplyOf } from '@earshot/core/endpoint.ts';
import type { Ctx } from '../../platform/context.ts';
import { inSteps } from '../../platform/in-steps.ts';
import { createQueue } from '../../platform/one-at-a-time.ts';
import { perProgram } from '../../platform/per-program.ts';
import { lexicon } from '../matching/lexicon.ts';
import { findToRead } from './classifiers.ts';
import { listLabelledTexts } from './examples.queries.ts';
import { listExamplesOf } from './examples.ts';

/** So many of the newest examples are compared, and of each so many letters; of all of them together so many, half a second's work. */
const looked = { most: 20_000, longest: 500 };
const mostLetters = 2_000_000;
const mostTold = 3;
const atOnce = 20;
/** One after the other, whoever asks in turn: each reads thousands of texts. */
const looking = perProgram(createQueue);

/** The examples that are most like a text. */
export function nearestExamples(ctx: Ctx, id: number, text: string): Promise<ReplyOf<typeof nearestApi>> {
  return looking(ctx).run(`${ctx.workspaceId} ${ctx.userId}`, () => lookNow(ctx, id, text));
}

async function lookNow(ctx: Ctx, id: number, text: string): Promise<ReplyOf<typeof nearestApi>> {
  await findToRead(ctx, id);
  const rows = await listLabelledTexts(ctx.db, ctx.workspaceId, id, looked);
  const { near, read } = await inSteps(nearTo(text.slice(0, looked.longest), rows));
  const examples = await listExamplesOf(
    ctx,
    id,
    near.map((one) => one.id),
  );
  const results = near.flatMap(({ id, likeness }) => {
    // Meanwhile one may have been removed.
    const example = examples.find((one) => one.id === id);
    return example === undefined ? [] : [{ likeness, example }];
  });
  return { results, looked_at: read };
}

function* nearTo(text: string, rows: readonly { id: number; text: string }[]) {
  const texts: ReadWord[][] = [];
  let letters = 0;
  for (const row of rows) {
    letters += row.text.length;
    if (letters > mostLetters) break;
    if (texts.length % atOnce === 0) yield undefined;
    texts.push(readWords(row.text, lexicon()));
  }
  const found = yield* findingNearest(readWords(text, lexicon()), texts, mostTold);
  const near = found.map(({ at, likeness }) => ({ id: rows[at]?.id ?? 0, likeness }));
  return { near, read: texts.length };
}
