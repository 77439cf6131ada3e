import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Moment } from '../moment.ts';
import { directions, File, fileStatuses, LanguageCode, longestFileName, stageNames } from './files.ts';

const FileParams = z.object({ file_id: z.string() });
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
  summary:
    'Attach a transcript (vtt, srt, json, txt) to a recording as multipart form data, field `sidecar`; ' +
    'words are laid over its speech',
  params: FileParams,
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
    name: z.string().min(1).max(longestFileName).optional(),
    operator: z.string().max(200).nullable().optional(),
    abonent: z.string().max(200).nullable().optional(),
    direction: z.enum(directions).nullable().optional(),
    recorded_at: Moment.nullable().optional(),
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

export const getAudio = endpoint({
  method: 'GET',
  path: 'files/{file_id}/audio',
  can: 'files.read',
  shared: true,
  summary:
    'Sound for playback (Range); `original=1` gives the file as it came, `copy=1` the copy that every browser plays, ' +
    'where it has been made',
  params: FileParams,
  query: z.object({ original: z.enum(['0', '1']).default('0'), copy: z.enum(['0', '1']).default('0') }),
  reply: null,
});

/** How far the copy is that every browser plays; `none`: nobody has asked for it. */
export const copyStates = ['none', 'making', 'ready', 'failed'] as const;
export type CopyState = (typeof copyStates)[number];

const CopyReply = z.object({ state: z.enum(copyStates) });

export const makeCopy = endpoint({
  method: 'POST',
  path: 'files/{file_id}/audio/copy',
  can: 'files.read',
  shared: true,
  summary:
    'Have a copy of the sound made (WAV) for a browser that cannot play it as it is, such as Opus; once it is `ready`, ' +
    '`audio?copy=1` gives it',
  params: FileParams,
  reply: CopyReply,
});

export const getCopy = endpoint({
  method: 'GET',
  path: 'files/{file_id}/audio/copy',
  can: 'files.read',
  shared: true,
  summary: 'How far the copy of the sound is that every browser plays',
  params: FileParams,
  reply: CopyReply,
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
