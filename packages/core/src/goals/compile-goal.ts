import { type CompiledDetection, compileDetection } from '../detection/detect.ts';
import type { Detection } from '../detection/detection.ts';
import { scriptVersions, withScripts } from '../detection/named-scripts.ts';
import type { Query, QueryIssue } from '../matching/query.ts';
import type { Lexicons } from '../matching/text/lexicon.ts';
import { type CompiledScript, compileScript } from '../wording/compile-script.ts';
import { stepOf, type Wording } from '../wording/steps.ts';
import type { Answerer, NumberedGroup, NumberedQuestion } from './questions.ts';

/** The rules of the workspace that goals refer to. */
export type GoalRules = {
  /** `version` also says which versions of scripts a pattern goes by, where it names any. */
  patterns: ReadonlyMap<number, { version: number | string; detection: CompiledDetection }>;
  scripts: ReadonlyMap<number, { version: number; wording: Wording }>;
  /** Labels of each classifier. */
  classifiers: ReadonlyMap<number, readonly number[]>;
};

/** The label that decides; null where it is gone, or none is named of several. */
export function labelOf(
  by: Extract<Answerer, { kind: 'classifier' }>,
  { classifiers }: Pick<GoalRules, 'classifiers'>,
): number | null {
  const labels = classifiers.get(by.id) ?? [];
  if (by.label_id !== null) return labels.includes(by.label_id) ? by.label_id : null;
  return labels.length === 1 ? (labels[0] as number) : null;
}

/** A question ready to be answered of any number of calls. */
export type CompiledQuestion = {
  question: NumberedQuestion;
  /** What has to be found for a yes; null where none is asked for, or it is gone. */
  detection: CompiledDetection | null;
  /** Its place among the steps of the goal's script; null where it asks for none, or it is gone. */
  step: number | null;
  /** The label that decides; null where none does, or it is gone. */
  label: number | null;
  /** What has to be found so that it does not apply. */
  condition: CompiledDetection | null;
  /** Everything that its answers go by; equal where they would be the same. */
  basis: string;
};

export type CompiledGoal = {
  questions: readonly CompiledQuestion[];
  /** Sentences that are sought together. */
  script: CompiledScript | null;
  /** What has to be said in a call that the goal is for. */
  query: CompiledDetection | null;
};

/** Compiles everything that a goal detects; `issues`: what is wrong with the words of which question, null for the goal itself. */
export function compileGoal(
  { groups, query }: { groups: readonly NumberedGroup[]; query: Query | null },
  rules: GoalRules,
  lexicon: Lexicons,
): { compiled: CompiledGoal; issues: (QueryIssue & { question: number | null })[] } {
  const issues: (QueryIssue & { question: number | null })[] = [];
  const read = (detection: Detection | null, question: number | null): CompiledDetection | null => {
    if (detection === null) return null;
    const result = compileDetection(withScripts(detection, rules.scripts), lexicon);
    issues.push(...result.issues.map((issue) => ({ ...issue, question })));
    return result.compiled;
  };
  const wordings: Wording[] = [];
  const questions = groups.flatMap((group) =>
    group.questions.map((question): CompiledQuestion => {
      const { answer_by: by, not_applicable_when: when } = question;
      const pattern = by.kind === 'pattern' && by.id !== null ? rules.patterns.get(by.id) : undefined;
      const script = by.kind === 'script' ? rules.scripts.get(by.id) : undefined;
      const step = script === undefined ? null : wordings.push(script.wording) - 1;
      const inline = by.kind === 'pattern' ? read(by.detection, question.id) : null;
      return {
        question,
        detection: pattern?.detection ?? inline,
        step,
        label: by.kind === 'classifier' ? labelOf(by, rules) : null,
        condition: read(when?.detection ?? null, question.id),
        basis: basisOf(question, (pattern ?? script)?.version ?? 0, scriptsOf(question, rules)),
      };
    }),
  );
  const script = wordings.length === 0 ? null : compileScript(wordings.map(stepOf), lexicon).script;
  const asked: Detection | null =
    query === null ? null : { join: 'all', methods: [{ kind: 'query', query }] };
  return { compiled: { questions, script, query: read(asked, null) }, issues };
}

/** What an answer of the machine goes by: its texts only where a model reads them. Points and what is expected are not of it. */
function basisOf(question: NumberedQuestion, ruleVersion: number | string, named: string): string {
  const { mode, answer_by, not_applicable_when, confidence_bar, text, description, options, scale } =
    question;
  const read = answer_by.kind === 'llm' ? { text, description, options: options.map((one) => one.text) } : {};
  const values = mode === 'scale' ? scale : null;
  const basis = [mode, answer_by, ruleVersion, not_applicable_when, confidence_bar, values, read];
  return JSON.stringify(named === '' ? basis : [...basis, named]);
}

/** The versions of the scripts that what is written in a question names; empty where it names none. */
export function scriptsOf(
  { answer_by: by, not_applicable_when: when }: Pick<NumberedQuestion, 'answer_by' | 'not_applicable_when'>,
  { scripts }: Pick<GoalRules, 'scripts'>,
): string {
  const written = [by.kind === 'pattern' ? by.detection : null, when?.detection ?? null];
  return written
    .flatMap((detection) => (detection === null ? [] : scriptVersions(detection, scripts)))
    .filter((versions) => versions !== '')
    .join(' ');
}
