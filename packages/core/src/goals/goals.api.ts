import { z } from 'zod';
import { CallMoment } from '../detection/moments.ts';
import { endpoint } from '../endpoint.ts';
import { listOf, Paging } from '../lists.ts';
import { Apply, RuleVersion, runStatuses } from '../rules/rules.ts';
import { AnswerGround, AnswerValue, answerReasons, answerStates } from './answers.ts';
import { Goal, GoalInput } from './goals.ts';
import { LearningState } from './learning-state.ts';
import { hintCodes } from './lint.ts';
import { answererKinds } from './questions.ts';
import { QuestionSwitch, questionPowers } from './switches.ts';

const Params = z.object({ id: z.coerce.number().int() });
const Body = GoalInput.extend({ apply: Apply });
const OfCall = z.object({ file_id: z.string(), goal_id: z.coerce.number().int() });
const OfQuestion = OfCall.extend({ question_id: z.coerce.number().int() });

/** An answer to one question about a call, and why. */
export const ScoreAnswer = z.object({
  question_id: z.int(),
  state: z.enum(answerStates),
  answer: AnswerValue,
  earned: z.number().nullable(),
  possible: z.number(),
  confidence: z.number().nullable(),
  by: z.enum(['machine', 'person']),
  /** Who or what answers: the person's name, or the kind of what answers by itself. */
  person: z.string().nullable(),
  answered_by: z.enum(answererKinds),
  reason: z.enum(answerReasons),
  value: z.number().nullable(),
  note: z.string(),
  /** Of a person: why it is another answer; which of the question's reasons of failure. */
  comment: z.string(),
  failure_reason: z.string().nullable(),
  moments: z.array(CallMoment),
  /** What a learned answer stands on, weightiest first; their phrases are among the moments. */
  grounds: z.array(AnswerGround),
  /** What the machine says where a person has answered, and what it would say where it is not sure enough. */
  machine: z.object({
    state: z.enum(answerStates),
    answer: AnswerValue,
    suggestion: AnswerValue,
    confidence: z.number().nullable(),
    reason: z.enum(answerReasons),
  }),
});
export type ScoreAnswer = z.infer<typeof ScoreAnswer>;

/** What a call is worth by one goal, in the version that it was scored with. */
export const CallScore = z.object({
  goal_id: z.int(),
  name: z.string(),
  version: z.int(),
  /** Counts the changes; whoever changes an answer says which one they saw. */
  revision: z.int(),
  score: z.number().nullable(),
  /** What it would be by the answers of the machine alone. */
  machine_score: z.number().nullable(),
  is_provisional: z.boolean(),
  passed: z.boolean().nullable(),
  pass_from: z.int(),
  earned: z.number(),
  possible: z.number(),
  failed_by: z.array(z.int()),
  published_at: z.string().nullable(),
  /** The form as it was. */
  groups: GoalInput.shape.groups,
  answers: z.array(ScoreAnswer),
});
export type CallScore = z.infer<typeof CallScore>;

/** A person's answer; `cannot_tell` takes the own answer back, so that the machine's stands again. */
export const GivenAnswer = z.object({
  state: z.enum(answerStates).default('answered'),
  answer: AnswerValue.default(null),
  /** Of a question for words: what it earns. */
  points: z.number().min(0).nullable().default(null),
  comment: z.string().trim().max(500).default(''),
  failure_reason: z.string().max(200).nullable().default(null),
});
export type GivenAnswer = z.infer<typeof GivenAnswer>;

/** A goal on its way over the calls that are there. */
export const GoalRun = z.object({
  id: z.int(),
  goal_id: z.int(),
  version: z.int(),
  status: z.enum(runStatuses),
  total: z.int(),
  done: z.int(),
  /** Calls whose score changed. */
  changed: z.int(),
  /** Answers of the machine that became suggestions, so that a person has to answer. */
  handed_over: z.int(),
  /** The question that was switched, where only it is asked again, in scores that are not published; null: the whole goal. */
  question_id: z.int().nullable(),
  created: z.string(),
  ended: z.string().nullable(),
});
export type GoalRun = z.infer<typeof GoalRun>;

const Side = z.object({
  n: z.int(),
  mean: z.number().nullable(),
  passed: z.int(),
  failed: z.int(),
  /** Scores by tens: 0 to 10, 10 to 20 and so on; the last holds 100 too. */
  histogram: z.array(z.int()).length(10),
});

/** How past calls would come out. */
export const GoalPreview = z.object({
  days: z.int(),
  /** Calls of these days, those that the goal is for among those looked at, and how many were looked at. */
  total: z.int(),
  looked_at: z.int(),
  files: z.int(),
  before: Side,
  after: Side,
  changed: z.array(
    z.object({
      file_id: z.string(),
      name: z.string(),
      operator: z.string().nullable(),
      started_at: z.string(),
      before: z.number().nullable(),
      after: z.number().nullable(),
      passed_before: z.boolean().nullable(),
      passed: z.boolean().nullable(),
      /** The question that moved it most, and the moment that its answer stands on. */
      question_id: z.int().nullable(),
      moment: CallMoment.nullable(),
    }),
  ),
  /** Calls that pass now and did not, and the other way round. */
  now_passed: z.int(),
  now_failed: z.int(),
  /** What each question adds to the change of the mean, in points of it. */
  moved_by: z.array(z.object({ question_id: z.int(), points: z.number() })),
  /** How often each question does not apply, and cannot be told. */
  questions: z.array(
    z.object({
      question_id: z.int(),
      yes: z.int(),
      no: z.int(),
      other: z.int(),
      not_applicable: z.int(),
      cannot_tell: z.int(),
    }),
  ),
});
export type GoalPreview = z.infer<typeof GoalPreview>;

export const listGoals = endpoint({
  method: 'GET',
  path: 'goals',
  can: 'goals.read',
  summary: 'Goals of the workspace: scorecards',
  query: z.object({ ...Paging, limit: Paging.limit.default(1000) }),
  reply: listOf(Goal),
});
export const getGoal = endpoint({
  method: 'GET',
  path: 'goals/{id}',
  can: 'goals.read',
  summary: 'One goal',
  params: Params,
  reply: Goal,
});
export const createGoal = endpoint({
  method: 'POST',
  path: 'goals',
  can: 'goals.write',
  summary: 'Add a goal',
  body: Body,
  size: 'rules',
  reply: Goal,
  status: 201,
});
export const updateGoal = endpoint({
  method: 'PUT',
  path: 'goals/{id}',
  can: 'goals.write',
  summary: 'Change a goal; another form is a new version, and old scores keep theirs',
  params: Params,
  body: Body,
  size: 'rules',
  reply: Goal,
});
export const removeGoal = endpoint({
  method: 'DELETE',
  path: 'goals/{id}',
  can: 'goals.write',
  summary: 'Remove a goal with its scores',
  params: Params,
  reply: null,
  status: 204,
});
export const lockGoal = endpoint({
  method: 'POST',
  path: 'goals/{id}/lock',
  can: 'goals.write',
  summary: 'Only the author may lock or unlock',
  params: Params,
  body: z.object({ locked: z.boolean() }),
  reply: Goal,
});
export const cloneGoal = endpoint({
  method: 'POST',
  path: 'goals/{id}/clone',
  can: 'goals.write',
  summary: 'A copy under a new name',
  params: Params,
  reply: Goal,
  status: 201,
});
export const listGoalVersions = endpoint({
  method: 'GET',
  path: 'goals/{id}/versions',
  can: 'goals.read',
  summary: 'Former versions, newest first',
  params: Params,
  query: z.object({ ...Paging, limit: Paging.limit.default(50) }),
  reply: listOf(RuleVersion),
});
export const previewGoal = endpoint({
  method: 'POST',
  path: 'goals/preview',
  can: 'goals.read',
  summary: 'How the scores of past calls would change',
  body: z.object({
    goal: GoalInput.extend({ name: z.string().max(200).default('') }).loose(),
    days: z.int().min(1).max(3650).default(30),
    id: z.int().optional(),
  }),
  size: 'rules',
  reply: GoalPreview,
});
export const checkGoal = endpoint({
  method: 'POST',
  path: 'goals/check',
  can: 'goals.read',
  summary: 'What somebody should look at in a goal before it is used',
  body: z.object({ goal: GoalInput.extend({ name: z.string().max(200).default('') }).loose() }),
  size: 'rules',
  reply: z.object({
    results: z.array(
      z.object({ code: z.enum(hintCodes), group: z.int(), question: z.int(), word: z.string() }),
    ),
  }),
});
export const applyGoal = endpoint({
  method: 'POST',
  path: 'goals/{id}/apply',
  can: 'goals.write',
  summary: 'Score the calls that are there again',
  params: Params,
  body: z.object({ days: z.int().min(1).max(36_500).nullable().default(null) }),
  reply: GoalRun,
  status: 202,
});
export const listGoalRuns = endpoint({
  method: 'GET',
  path: 'goals/{id}/runs',
  can: 'goals.read',
  summary: 'Runs of a goal over past calls, newest first',
  params: Params,
  query: z.object({ ...Paging }),
  reply: listOf(GoalRun),
});
export const cancelGoalRun = endpoint({
  method: 'POST',
  path: 'goals/runs/{id}/cancel',
  can: 'goals.write',
  summary: 'Stop a run over past calls; what is done stays',
  params: Params,
  reply: GoalRun,
});
export const getLearning = endpoint({
  method: 'GET',
  path: 'goals/{id}/learning',
  can: 'goals.read',
  summary: 'How far each learned question of a goal has been learned, and what it may do',
  params: Params,
  reply: z.object({ results: z.array(LearningState) }),
});
export const listSwitches = endpoint({
  method: 'GET',
  path: 'goals/{id}/switches',
  can: 'goals.read',
  summary: 'Which questions were switched between answering and suggesting, newest first, by whom and why',
  params: Params,
  query: z.object({ ...Paging }),
  reply: listOf(QuestionSwitch),
});
export const switchQuestion = endpoint({
  method: 'PUT',
  path: 'goals/{id}/questions/{question_id}/mode',
  can: 'goals.write',
  summary: 'Have a question answer by itself, or only suggest; scores that are not published are asked again',
  params: Params.extend({ question_id: z.coerce.number().int() }),
  body: z.object({ mode: z.enum(questionPowers), note: z.string().trim().max(300).default('') }),
  reply: QuestionSwitch,
});
export const listCallScores = endpoint({
  method: 'GET',
  path: 'files/{file_id}/scores',
  can: 'goals.read',
  summary: 'The scores of a call by every goal, with each answer and why',
  params: z.object({ file_id: z.string() }),
  reply: z.object({ results: z.array(CallScore) }),
});
export const scoreCall = endpoint({
  method: 'PUT',
  path: 'files/{file_id}/scores/{goal_id}',
  can: 'reviews.write',
  summary: 'Score a call by a goal, also one that it is not for',
  params: OfCall,
  reply: CallScore,
});
export const answerQuestion = endpoint({
  method: 'PUT',
  path: 'files/{file_id}/scores/{goal_id}/answers/{question_id}',
  can: 'reviews.write',
  summary: 'Answer a question, or overrule the machine',
  params: OfQuestion,
  body: GivenAnswer.extend({ revision: z.int() }),
  reply: CallScore,
});
export const submitScore = endpoint({
  method: 'POST',
  path: 'files/{file_id}/scores/{goal_id}/submit',
  can: 'reviews.write',
  summary: 'Answer several questions at once, and publish the score',
  params: OfCall,
  body: z.object({
    revision: z.int(),
    answers: z.array(GivenAnswer.extend({ question_id: z.int() })).max(200),
  }),
  size: 'rules',
  reply: CallScore,
});
