import { isBy } from '@earshot/core/call/role.ts';
import type { CallScripts, CallStep, StepOutcome, TriedScript } from '@earshot/core/scripts/scripts.api.ts';
import { detectionOfScript, type Script } from '@earshot/core/scripts/scripts.ts';
import { adherenceOf } from '@earshot/core/wording/adherence.ts';
import { applyScript, type ScriptedCall } from '@earshot/core/wording/apply-script.ts';
import { type CompiledScript, compileScript } from '@earshot/core/wording/compile-script.ts';
import { outOfOrder } from '@earshot/core/wording/order.ts';
import type { Saying } from '@earshot/core/wording/saying.ts';
import { mostSteps, stepOf, type Wording } from '@earshot/core/wording/steps.ts';
import type { Ctx } from '../../platform/context.ts';
import { getFileRow } from '../files/files.ts';
import { lexicon } from '../matching/lexicon.ts';
import { understandDetection } from '../rules/compiled-rules.ts';
import { callInQuestion } from '../rules/try-detection.ts';
import { everyScript, listScripts } from './scripts.ts';

/**
 * What becomes of a sentence in one call, or in a text with a line per phrase, and where the other side said it, which counts for
 * nothing. Throws `scripts.invalid`.
 */
export async function checkScript(
  ctx: Ctx,
  wording: Wording,
  on: { file_id?: string | undefined; text?: string | undefined },
): Promise<TriedScript> {
  const [method] = understandDetection(detectionOfScript(wording)).methods;
  const { call, language } = await callInQuestion(ctx, on);
  const [result] = method?.script ? applyScript(method.script, { ...call, language }) : [];
  const told = present(result ?? { outcome: 'not_said', reason: null, closeness: 0, sayings: [] });
  return { ...told, not_counted: method?.script ? saidByOthers(method.script, { ...call, language }) : [] };
}

/** Places where somebody said a sentence whose words of it do not count. */
function saidByOthers(script: CompiledScript, call: ScriptedCall): Saying[] {
  const steps = script.steps.map(({ step, ...rest }) => ({ ...rest, step: { ...step, who: anyone } }));
  const who = script.steps[0]?.step.who ?? anyone;
  const roleOf = ({ places }: Saying) => call.conversation.phrases[places[0]?.phrase ?? -1]?.role ?? null;
  const [result] = applyScript({ ...script, steps }, call);
  return (result?.sayings ?? []).filter((saying) => saying.is_said && !isBy(who, roleOf(saying)));
}

const anyone = 'anyone' as const;

/** Every script of the workspace beside what became of it in a call; worked out from the words as they are now. */
export async function listCallScripts(ctx: Ctx, fileId: string): Promise<CallScripts> {
  await getFileRow(ctx, fileId);
  const { results: scripts } = await listScripts(ctx, everyScript);
  const { call, language } = await callInQuestion(ctx, { file_id: fileId });
  const found = compiledTogether(scripts).flatMap((compiled) => applyScript(compiled, { ...call, language }));
  const told = scripts.flatMap((script, at) => {
    const result = found[at];
    return result === undefined ? [] : [{ script, step: script, result }];
  });
  const misplaced = new Set(
    [...Map.groupBy(told, ({ script }) => script.set)].flatMap(([set, steps]) =>
      set === '' ? [] : outOfOrder(steps).map((place) => steps[place]?.script.id),
    ),
  );
  return {
    results: told.map(
      ({ script: { id, version, name, type, demand, set, place, variations }, result }): CallStep => ({
        id,
        version,
        name,
        type,
        demand,
        set,
        place,
        variations: variations.map(({ text }) => text),
        is_out_of_order: misplaced.has(id),
        ...present(result),
      }),
    ),
    adherence: adherenceOf(told),
  };
}

/** In as many pieces as their number asks for. What is wrong with one was refused when it was saved. */
function compiledTogether(scripts: readonly Script[]): CompiledScript[] {
  const steps = scripts.map((script) => ({
    ...stepOf(script),
    type: script.type,
    name: script.name,
    demand: script.demand,
  }));
  const pieces = Array.from({ length: Math.ceil(steps.length / mostSteps) }, (_, at) =>
    steps.slice(at * mostSteps, (at + 1) * mostSteps),
  );
  return pieces.flatMap((piece) => compileScript(piece, lexicon()).script ?? []);
}

const present = ({
  outcome,
  reason,
  closeness,
  sayings,
}: ReturnType<typeof applyScript>[number]): StepOutcome => ({
  outcome,
  reason,
  closeness,
  sayings: [...sayings],
});
