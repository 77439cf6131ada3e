import { z } from 'zod';
import { fileOrders } from '../calls/calls.api.ts';
import { FlatFilters } from '../calls/flat-filters.ts';
import { CallMoment } from '../detection/moments.ts';
import { endpoint } from '../endpoint.ts';
import { File, stageNames } from '../files/files.ts';
import { listOf, Order, Paging } from '../lists.ts';
import { matchingTypes } from '../matching/query.ts';
import { Moment } from '../moment.ts';
import { RuleVersion } from '../rules/rules.ts';
import { tagColors } from '../tags/tag-colors.ts';
import {
  FoundCall,
  Open,
  Project,
  ProjectInput,
  projectKinds,
  projectNameLength,
  projectStates,
} from './projects.ts';

export const projectOrders = ['name', 'created', 'updated', 'found', 'added_today', 'score'] as const;

const Params = z.object({ id: z.coerce.number().int() });
/** Pages as they are turned: the present one from 1, and how many there are. */
const Pages = { page: z.int(), countPage: z.int() };
/** The cookie `limit` where it is left out, else 10. */
const pageLimit = Paging.limit.unwrap().optional();

export const listProjects = endpoint({
  method: 'GET',
  path: 'projects',
  can: 'projects.read',
  summary: 'Projects of the workspace, those pinned by oneself first',
  query: z.object({
    ...Paging,
    limit: pageLimit,
    kind: z.enum(projectKinds).optional(),
    state: z.enum(projectStates).optional(),
    /** Id of whoever made it. */
    author: z.coerce.number().int().optional(),
    /** How the phrases of its query are joined. */
    matching: z.enum(matchingTypes).optional(),
    /** Part of the name, the description, the author's name or what is looked for. */
    text: z.string().max(200).optional(),
    sorting_by: z.enum(projectOrders).default('updated'),
    /** `asc` by name, else `desc`, where it is left out. */
    order_by: Order.optional(),
  }),
  reply: listOf(Project).extend({
    ...Pages,
    /** How many there are in each state, whatever `state` asks for. */
    states: z.object({ not_started: z.int(), started: z.int(), paused: z.int() }),
    /** Who made those of this kind. */
    authors: z.array(z.object({ user_id: z.int(), name: z.string() })),
  }),
});
export const getProject = endpoint({
  method: 'GET',
  path: 'projects/{id}',
  can: 'projects.read',
  summary: 'One project with its numbers',
  params: Params,
  reply: Project,
});
export const createProject = endpoint({
  method: 'POST',
  path: 'projects',
  can: 'projects.write',
  summary: 'Add a project; it finds nothing before it is started',
  body: ProjectInput,
  size: 'rules',
  reply: Project,
  status: 201,
});
export const updateProject = endpoint({
  method: 'PUT',
  path: 'projects/{id}',
  can: 'projects.write',
  summary:
    'Change a project; a started one goes by it from then on. What was found before stays until a restart. Its kind stays',
  params: Params,
  body: ProjectInput,
  size: 'rules',
  reply: Project,
});
export const removeProject = endpoint({
  method: 'DELETE',
  path: 'projects/{id}',
  can: 'projects.write',
  summary: 'Remove a project with what only it set; the calls stay',
  params: Params,
  reply: null,
  status: 204,
});
export const lockProject = endpoint({
  method: 'POST',
  path: 'projects/{id}/lock',
  can: 'projects.write',
  summary: 'Only the author may lock or unlock',
  params: Params,
  body: z.object({ locked: z.boolean() }),
  reply: Project,
});
export const cloneProject = endpoint({
  method: 'POST',
  path: 'projects/{id}/clone',
  can: 'projects.write',
  summary: 'A copy of one’s own, not started, under this name or the next free one',
  params: Params,
  body: z
    .object({ name: z.string().trim().min(projectNameLength.least).max(projectNameLength.most).optional() })
    .default({}),
  reply: Project,
  status: 201,
});
export const startProject = endpoint({
  method: 'POST',
  path: 'projects/{id}/start',
  can: 'projects.write',
  summary:
    'Take in calls as they come; with `history_from` also those that are there, in the background. One that is paused goes on where ' +
    'it stopped',
  params: Params,
  reply: Project,
});
export const pauseProject = endpoint({
  method: 'POST',
  path: 'projects/{id}/pause',
  can: 'projects.write',
  summary: 'Take in nothing more; a run over past calls stops where it is',
  params: Params,
  reply: Project,
});
export const restartProject = endpoint({
  method: 'POST',
  path: 'projects/{id}/restart',
  can: 'projects.write',
  summary:
    'Go over past calls anew, in the background, and start where it was not. Nothing is recognised again: of whatever stage, what ' +
    'the project itself makes of a call is made anew',
  params: Params,
  body: z
    .object({
      /** The first day, by the clock of the workspace. Left out: `history_from`, or every call where that is null. */
      start: z.iso.date().optional(),
      from_stage: z.enum(stageNames).optional(),
      /** Takes back everything that was found before, also what is older than `start`. */
      clear: z.boolean().default(false),
    })
    .default({ clear: false }),
  reply: Project,
});
export const clearProject = endpoint({
  method: 'POST',
  path: 'projects/{id}/clear',
  can: 'projects.write',
  summary: 'Take back what only this project set, in the background; what people set stays',
  params: Params,
  reply: Project,
});
export const listProjectVersions = endpoint({
  method: 'GET',
  path: 'projects/{id}/versions',
  can: 'projects.read',
  summary: 'Former versions, newest first',
  params: Params,
  query: z.object({ ...Paging, limit: Paging.limit.default(50) }),
  reply: listOf(RuleVersion),
});

export const listNameable = endpoint({
  method: 'GET',
  path: 'projects/people',
  can: 'projects.write',
  summary: 'The members whom triggers may name, by name',
  reply: z.object({ results: z.array(z.object({ user_id: z.int(), name: z.string() })) }),
});

export const previewProject = endpoint({
  method: 'POST',
  path: 'projects/preview',
  can: 'projects.read',
  summary: 'What a project would find and tell in past calls; nothing is written',
  body: z.object({
    /** As it stands in the editor; it needs no name yet. */
    project: ProjectInput.extend({ name: z.string().max(projectNameLength.most).default('') }).loose(),
    days: z.int().min(1).max(3650).default(30),
  }),
  size: 'rules',
  reply: z.object({
    days: z.int(),
    /** Calls of the period. */
    of: z.int(),
    /** Time was up before all of them were looked at: the newest were. */
    is_partial: z.boolean(),
    files: z.int(),
    /** Found calls that set off the trigger `notify`. */
    alerts: z.int(),
    /** Mean over the found calls. */
    score: z.number().nullable(),
    /** What each finds, and what nothing else of the project does. */
    patterns: z.array(z.object({ id: z.int(), files: z.int(), only: z.int() })),
    query: z.object({ files: z.int(), only: z.int() }).nullable(),
    by_day: z.array(z.object({ day: z.string(), files: z.int(), alerts: z.int() })),
    sample: z.array(
      z.object({
        file_id: z.string(),
        name: z.string(),
        operator: z.string().nullable(),
        abonent: z.string().nullable(),
        started_at: z.string(),
        duration_ms: z.int().nullable(),
        is_alert: z.boolean(),
        score: z.int(),
        patterns: z.array(z.object({ id: z.int(), moments: z.array(CallMoment) })),
        query: z.object({ moments: z.array(CallMoment) }).nullable(),
      }),
    ),
  }),
});

/** A moment, or a day by the clock of the workspace. */
const MomentOrDay = z.union([Moment, z.iso.date()]);

export const ProjectFile = File.extend({ project: FoundCall });
export type ProjectFile = z.infer<typeof ProjectFile>;

export const listProjectFiles = endpoint({
  method: 'GET',
  path: 'projects/{id}/files',
  can: 'projects.read',
  summary: 'The calls that a project found, with why, by the filters of files and by score',
  params: Params,
  query: FlatFilters.extend({
    ...Paging,
    limit: pageLimit,
    sorting_by: z.enum(fileOrders).default('created'),
    /** The cookie `order_by` where it is left out, else `asc`. */
    order_by: Order.optional(),
    /** Least and highest score in this project. */
    valueFrom: z.coerce.number().int().optional(),
    valueTo: z.coerce.number().int().optional(),
    /** `1` or `true` sorts by the score. */
    sortByValue: z.enum(['0', '1', 'true', 'false']).default('0'),
    /** `1` or `true`: only calls in which a script was said that must be. */
    scripted: z.enum(['0', '1', 'true', 'false']).default('0'),
    /** One name of an operator, or of an abonent. */
    operator: z.string().max(200).optional(),
    subscriber: z.string().max(200).optional(),
    createdFrom: MomentOrDay.optional(),
    createdTo: MomentOrDay.optional(),
    file_id: z.uuid().optional(),
    /** Those that this alert told of: its number is in the notification. */
    alert: z.coerce.number().int().optional(),
  }),
  reply: listOf(ProjectFile).extend({ ...Pages, count_is_capped: z.boolean() }),
});

export const statSteps = ['day', 'week', 'month'] as const;

export const getProjectStat = endpoint({
  method: 'GET',
  path: 'projects/{id}/stat',
  can: 'projects.read',
  summary: 'Found calls and their mean score over time, the newest first, beside the period before',
  params: Params,
  query: z.object({
    /** The last twelve months where they are left out. */
    dateFrom: z.iso.date().optional(),
    dateTo: z.iso.date().optional(),
    by: z.enum(statSteps).default('month'),
  }),
  reply: z.object({
    from: z.string(),
    to: z.string(),
    /** Calls found in the period, and in the one before. */
    total: z.int(),
    before: z.int(),
    score: z.number().nullable(),
    score_before: z.number().nullable(),
    open: Open,
    /** `found`, `score` (null where there are no calls) and `before`: the same stretch one period earlier. */
    seriesData: z.array(
      z.object({ name: z.enum(['found', 'score', 'before']), data: z.array(z.number().nullable()) }),
    ),
    /** The first day of each stretch. */
    categories: z.array(z.string()),
    /** What is behind each of them. */
    bars: z.array(z.object({ from: z.string(), to: z.string(), open: Open, before_open: Open })),
    /** How many calls each tag was set on, the most frequent first. */
    tags: z.array(
      z.object({
        tag_id: z.int(),
        name: z.string(),
        color: z.enum(tagColors),
        weight: z.int(),
        files: z.int(),
        before: z.int(),
        open: Open,
      }),
    ),
    /** In how many found calls each pattern was found, the most frequent first; those that the project has, and had. */
    patterns: z.array(
      z.object({
        pattern_id: z.int(),
        name: z.string(),
        files: z.int(),
        before: z.int(),
        open: Open,
        before_open: Open,
      }),
    ),
  }),
});
