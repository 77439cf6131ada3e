import { Detection } from '@earshot/core/detection/detection.ts';
import {
  type CompiledGoal,
  compileGoal,
  type GoalRules,
  labelOf,
  scriptsOf,
} from '@earshot/core/goals/compile-goal.ts';
import { GoalInput } from '@earshot/core/goals/goals.ts';
import { numberQuestions } from '@earshot/core/goals/number-questions.ts';
import type { NumberedGroup } from '@earshot/core/goals/questions.ts';
import { wordingOf as wordingOfScript } from '@earshot/core/scripts/scripts.ts';
import type { Ctx } from '../../platform/context.ts';
import { perProgram } from '../../platform/per-program.ts';
import { labelsOfClassifiers } from '../classifiers/labels-of-classifiers.ts';
import { lexicon } from '../matching/lexicon.ts';
import { loadRules } from '../rules/compiled-rules.ts';
import { hashOf, wordingOf as wordingOfQuestion } from './fingerprint.ts';
import type { GoalRow } from './goals.store.ts';

/** A version of a goal, ready to be asked of any number of calls. */
export type LoadedGoal = {
  id: number;
  version: number;
  form: GoalInput;
  groups: NumberedGroup[];
  /** Calls that came in from then on are scored by it; null for all. */
  appliesFrom: Date | null;
  authorId: number | null;
  compiled: CompiledGoal;
  /** What each question's answers go by, as it is kept beside them. */
  basisOf: ReadonlyMap<number, string>;
  /** What each question asks, as a fingerprint: with other words it is another question. */
  wordingOf: ReadonlyMap<number, string>;
};

/** A version of a goal that is not ready yet. */
export type GoalForm = Pick<GoalRow, 'id' | 'version' | 'applies_from' | 'author_id'> & { form: unknown };

/** Compiled forms by everything that they go by; a workspace with more compiles them again. */
const mostKept = 500;
const kept = perProgram(() => new Map<string, LoadedGoal>());

/** Reads and compiles versions of goals with the rules as they are now. */
export async function loadGoals(ctx: Ctx, rows: readonly GoalForm[]): Promise<LoadedGoal[]> {
  if (rows.length === 0) return [];
  const rules = await goalRules(ctx);
  return rows.map((row) => loadGoal(ctx, row, rules));
}

/** The patterns and scripts of the workspace that goals ask for. */
async function goalRules(ctx: Ctx): Promise<GoalRules> {
  const { rules } = await loadRules(ctx);
  const patterns = rules.filter(({ kind }) => kind === 'pattern');
  const scripts = rules.filter(({ kind }) => kind === 'script');
  const classifiers = await labelsOfClassifiers(ctx);
  return {
    patterns: new Map(
      patterns.map(({ id, version, scripts, detection }) => [
        id,
        { version: scripts === '' ? version : `${version} ${scripts}`, detection },
      ]),
    ),
    scripts: new Map(
      scripts.map(({ id, version, detection: { join, methods } }) => {
        const detection = Detection.parse({ join, methods: methods.map(({ method }) => method) });
        return [id, { version, wording: wordingOfScript(detection) }];
      }),
    ),
    classifiers,
  };
}

function loadGoal(ctx: Ctx, row: GoalForm, rules: GoalRules): LoadedGoal {
  const form = GoalInput.parse(row.form);
  const { groups } = numberQuestions(form.groups, 0);
  const questions = groups.flatMap((group) => group.questions);
  const named = questions.flatMap(({ answer_by: by, ...question }) => {
    const written = scriptsOf({ ...question, answer_by: by }, rules);
    if (written !== '') return [written];
    if (by.kind === 'pattern' && by.id !== null) return [`p${by.id}:${rules.patterns.get(by.id)?.version}`];
    if (by.kind === 'classifier') return [`c${by.id}:${labelOf(by, rules)}`];
    return by.kind === 'script' ? [`s${by.id}:${rules.scripts.get(by.id)?.version}`] : [];
  });
  const key = hashOf(JSON.stringify([ctx.workspaceId, row.id, row.version, groups, form.applies_to, named]));
  const known = kept(ctx).get(key);
  const rest = { form, appliesFrom: row.applies_from, authorId: row.author_id };
  if (known !== undefined) return { ...known, ...rest };
  const { compiled } = compileGoal({ groups, query: form.applies_to.query }, rules, lexicon());
  const basisOf = new Map(compiled.questions.map((one) => [one.question.id, hashOf(one.basis)]));
  const wordingOf = new Map(questions.map((question) => [question.id, wordingOfQuestion(question)]));
  const loaded = { id: row.id, version: row.version, groups, compiled, basisOf, wordingOf, ...rest };
  if (kept(ctx).size >= mostKept) kept(ctx).clear();
  kept(ctx).set(key, loaded);
  return loaded;
}

/** Everything that a goal looks for in words, for what has to be learned of their meaning. */
export const detectionsOf = ({ compiled }: LoadedGoal) =>
  [
    compiled.query,
    ...compiled.questions.flatMap(({ detection, condition }) => [detection, condition]),
  ].flatMap((detection) => (detection === null ? [] : [{ detection }]));
