import { addCloseness, type Closeness, emptyCloseness } from '@earshot/core/scripts/closeness.ts';
import { detectionOfScript } from '@earshot/core/scripts/scripts.ts';
import { applyScript, type ScriptedCall } from '@earshot/core/wording/apply-script.ts';
import type { CompiledScript } from '@earshot/core/wording/compile-script.ts';
import type { Wording } from '@earshot/core/wording/steps.ts';
import type { Ctx } from '../../platform/context.ts';
import { breathe } from '../../platform/one-at-a-time.ts';
import { startedAt } from '../files/started-at.ts';
import { loadAnalysedCalls } from '../rules/analysed-call.ts';
import { countAnalysed, isSince, listNewest } from '../rules/calls-in-question.queries.ts';
import { understandDetection } from '../rules/compiled-rules.ts';

/** It looks at the newest calls first and stops here, or when its time is up. */
const mostLookedAt = 20_000;
const patienceMs = 4000;
const batch = 50;

/** What comes no nearer than this is not looked for: the left end of the histogram. */
const farthest = 0.05;

/** How close a wording comes to what was said in the calls of the last days. Nothing is written. Throws `scripts.invalid`. */
export async function measureCloseness(ctx: Ctx, wording: Wording, days: number): Promise<Closeness> {
  const script = understandDetection(detectionOfScript(wording)).methods[0]?.script ?? null;
  const recent = isSince(new Date(ctx.now().getTime() - days * 86_400_000));
  const total = await countAnalysed(ctx.db, ctx.workspaceId, recent);
  const sum = emptyCloseness(days, total, wording.variations.length);
  if (script === null) return sum;
  const loose = looselyHeard(script);
  const until = performance.now() + patienceMs;
  for (let offset = 0; offset < mostLookedAt && performance.now() < until; offset += batch) {
    await breathe();
    const files = await listNewest(ctx.db, ctx.workspaceId, [recent], { limit: batch, offset });
    const ids = files.map(({ id }) => id);
    const calls = await loadAnalysedCalls(ctx.db, ctx.workspaceId, ids);
    for (const file of files) {
      const call = calls.get(file.id);
      if (call === undefined) continue;
      const { id: file_id, name, operator, language } = file;
      const shown = { file_id, name, operator, started_at: startedAt(file).toISOString() };
      addTo(sum, shown, script, loose, { conversation: call.conversation, language });
    }
    sum.looked_at += files.length;
    if (files.length < batch) break;
  }
  return sum;
}

function addTo(
  sum: Closeness,
  shown: Parameters<typeof addCloseness>[1],
  script: CompiledScript,
  loose: CompiledScript,
  call: ScriptedCall,
): void {
  const [result] = applyScript(script, call);
  if (result === undefined) return;
  const far = result.outcome === 'not_said' ? applyScript(loose, call)[0] : undefined;
  addCloseness(sum, shown, result, far?.closeness ?? 0);
}

/** The same sentence, heard from much farther away. */
const looselyHeard = (script: CompiledScript): CompiledScript => ({
  ...script,
  steps: script.steps.map(({ step, ...rest }) => ({
    ...rest,
    step: { ...step, unsure_from: Math.min(farthest, step.unsure_from) },
  })),
});
