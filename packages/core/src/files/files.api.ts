import { z } from 'zod';
import { emotionNames } from '../emotions/emotions.ts';
import { endpoint } from '../endpoint.ts';
import { listOf, Order, Paging, readList } from '../lists.ts';
import { Query } from '../matching/query.ts';
import { CallFilters, readMetricFilters } from './call-filters.ts';
import { directions, File, fileOrigins, fileStatuses, fileTypes, LanguageCode, stageNames } from './files.ts';

const FileParams = z.object({ file_id: z.string() });
/** Values with commas between; one inside a value has a backslash before it. */
const csv = z.string().transform(readList);

const ids = csv.transform((texts) => texts.map(Number)).pipe(z.array(z.int()));

export const fileOrders = [
  'created',
  'recorded_at',
  'name',
  'duration_ms',
  'operator',
  'abonent',
  'status',
] as const;

export const FileFilters = z.object({
  status: csv.pipe(z.array(z.enum(fileStatuses))).optional(),
  type: z.enum(fileTypes).optional(),
  language: csv.optional(),
  direction: z.enum(directions).optional(),
  /** Source ids, comma-separated. */
  sources: ids.optional(),
  operators: csv.optional(),
  abonents: csv.optional(),
  /** Part of the file name, the operator or the abonent. */
  name: z.string().max(200).optional(),
  duration_start: z.coerce.number().int().min(0).optional(),
  duration_to: z.coerce.number().int().min(0).optional(),
  created_start: z.iso.datetime({ offset: true }).optional(),
  created_to: z.iso.datetime({ offset: true }).optional(),
  recorded_at_start: z.iso.datetime({ offset: true }).optional(),
  recorded_at_to: z.iso.datetime({ offset: true }).optional(),
  origin: csv.pipe(z.array(z.enum(fileOrigins))).optional(),
  /** Ids, comma-separated. */
  tags: ids.optional(),
  without_tags: ids.optional(),
  segments: ids.optional(),
  patterns: ids.optional(),
  /** `1`: only one's own favourites. */
  favorite: z.enum(['0', '1']).optional(),
  emotions: csv.pipe(z.array(z.enum(emotionNames))).optional(),
  /** `holds:1..3,operator.talk_share:0.5..`: metric, of one side or of the call, between two limits. */
  metrics: z
    .string()
    .max(1000)
    .transform((text, context) => {
      const filters = readMetricFilters(text);
      if (filters === undefined) context.addIssue('not a list of metrics with limits');
      return filters ?? z.NEVER;
    })
    .optional(),
});

const Facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }));

export const listFiles = endpoint({
  method: 'GET',
  path: 'files',
  can: 'files.read',
  summary: 'Files of the workspace',
  query: FileFilters.extend({
    ...Paging,
    sorting_by: z.enum(fileOrders).default('created'),
    order_by: Order.default('desc'),
    /** `1` adds counts per value of the filters that are chosen from a list. */
    facets: z.enum(['0', '1']).default('0'),
  }),
  reply: listOf(File).extend({
    /** There are more than were counted. */
    count_is_capped: z.boolean(),
    total: z.int(),
    total_is_capped: z.boolean(),
    facets: z
      .object({
        status: Facet,
        language: Facet,
        direction: Facet,
        sources: Facet,
        operators: Facet,
        tags: Facet,
        abonents: Facet,
        emotions: Facet,
      })
      .optional(),
  }),
});

export const getFile = endpoint({
  method: 'GET',
  path: 'files/{file_id}',
  can: 'files.read',
  shared: true,
  summary: 'One file with its stages',
  params: FileParams,
  reply: File,
});

/** An archive gives one outcome per entry; a single file gives its own. */
export const UploadReply = z.object({
  file_id: z.string().optional(),
  status: z.enum(fileStatuses).optional(),
  duplicate: z.boolean().optional(),
  files: z
    .array(
      z.object({
        name: z.string(),
        file_id: z.string().optional(),
        duplicate: z.boolean().optional(),
        code: z.string().optional(),
        params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      }),
    )
    .optional(),
});
export type UploadReply = z.infer<typeof UploadReply>;

export const uploadFile = endpoint({
  method: 'POST',
  path: 'files',
  can: 'files.write',
  summary: 'Upload one file as multipart form data; `sidecar` may carry its transcript (vtt, srt, json, txt)',
  reply: UploadReply,
  status: 201,
});

export const attachSidecar = endpoint({
  method: 'POST',
  path: 'files/{file_id}/sidecar',
  can: 'files.write',
  summary: 'Attach a transcript (vtt, srt, json, txt) to a recording; words are laid over its speech',
  params: FileParams,
  body: z.object({ name: z.string().max(300), content: z.string().max(20_000_000) }),
  reply: File,
});

export const restartFile = endpoint({
  method: 'POST',
  path: 'files/{file_id}/restart',
  can: 'files.write',
  summary: 'Process again from a stage; `clear` drops cached results first',
  params: FileParams,
  body: z.object({ from_stage: z.enum(stageNames).optional(), clear: z.boolean().default(false) }),
  reply: File,
});

export const cancelFile = endpoint({
  method: 'POST',
  path: 'files/{file_id}/cancel',
  can: 'files.write',
  summary: 'Stop processing',
  params: FileParams,
  reply: File,
});

export const updateFile = endpoint({
  method: 'PUT',
  path: 'files/{file_id}',
  can: 'files.write',
  summary: 'Change the metadata',
  params: FileParams,
  body: z.object({
    name: z.string().min(1).max(300).optional(),
    operator: z.string().max(200).nullable().optional(),
    abonent: z.string().max(200).nullable().optional(),
    direction: z.enum(directions).nullable().optional(),
    recorded_at: z.iso.datetime({ offset: true }).nullable().optional(),
    language: LanguageCode.nullable().optional(),
  }),
  reply: File,
});

export const removeFile = endpoint({
  method: 'DELETE',
  path: 'files/{file_id}',
  can: 'files.write',
  summary: 'Remove a file with everything derived from it',
  params: FileParams,
  reply: null,
  status: 204,
});

export const swapRoles = endpoint({
  method: 'POST',
  path: 'files/{file_id}/swap_roles',
  can: 'files.write',
  summary: 'Operator and abonent were the wrong way round',
  params: FileParams,
  reply: File,
});

export const bulkFiles = endpoint({
  method: 'POST',
  path: 'files/bulk',
  can: 'files.write',
  summary:
    'Remove, restart, cancel, tag, untag, favour or put on a list: several files by id, or all that a filter means',
  body: z
    .object({
      action: z.enum([
        'delete',
        'restart',
        'cancel',
        'tag',
        'untag',
        'favorite',
        'unfavorite',
        'add_to_segment',
      ]),
      ids: z.array(z.string()).min(1).max(1000).optional(),
      /** Instead of ids: everything these filters, and the query besides them, mean. */
      filter: z
        .object({ filters: CallFilters.default({}), query: Query.nullable().default(null) })
        .optional(),
      tag_id: z.int().optional(),
      segment_id: z.int().optional(),
    })
    .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), 'ids or filter'),
  reply: z.object({ done: z.int(), failed: z.array(z.object({ file_id: z.string(), code: z.string() })) }),
});

export const getAudio = endpoint({
  method: 'GET',
  path: 'files/{file_id}/audio',
  can: 'files.read',
  shared: true,
  summary: 'Sound for playback (Range); `original=1` gives the file as it came',
  params: FileParams,
  query: z.object({ original: z.enum(['0', '1']).default('0') }),
  reply: null,
});

export const Peaks = z.object({
  /** Values per second. */
  per_second: z.int(),
  duration_ms: z.int(),
  /** One list a channel, loudest sample of each interval, 0 … 255. */
  channels: z.array(z.array(z.int())),
  roles: z.array(z.string().nullable()),
});
export type Peaks = z.infer<typeof Peaks>;

export const getPeaks = endpoint({
  method: 'GET',
  path: 'files/{file_id}/peaks',
  can: 'files.read',
  shared: true,
  summary: 'Waveform',
  params: FileParams,
  reply: Peaks,
});
