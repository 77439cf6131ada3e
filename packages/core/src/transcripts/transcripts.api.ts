import { z } from 'zod';
import { speakerRoles } from '../call/role.ts';
import { endpoint } from '../endpoint.ts';
import { Transcript, transcriptFormats, versionKinds } from './transcripts.ts';

const FileParams = z.object({ file_id: z.string() });

export const getTranscript = endpoint({
  method: 'GET',
  path: 'files/{file_id}/transcript',
  can: 'files.read',
  shared: true,
  summary: 'Transcript as JSON; other formats download as text',
  params: FileParams,
  query: z.object({
    format: z.enum(transcriptFormats).default('json'),
    /** A former version; the current one where it is left out. Not for view-only links. */
    version: z.coerce.number().int().min(1).optional(),
  }),
  reply: Transcript,
});

/** The words of a phrase as a person corrected them; times are found again for words that were changed. */
const CorrectedPhrase = z.object({
  id: z.int(),
  /** Another speaker, where the phrase was given to the wrong one. */
  speaker: z.string().optional(),
  text: z.string().max(20_000),
});

export const correctTranscript = endpoint({
  method: 'PUT',
  path: 'files/{file_id}/transcript',
  can: 'files.write',
  summary:
    'Correct phrases; word times survive, the former version is kept, what follows from the words is made anew',
  params: FileParams,
  body: z.object({
    /** The version that was read; another one meanwhile is a conflict. */
    version: z.int(),
    phrases: z.array(CorrectedPhrase).min(1).max(20_000),
  }),
  size: 'rules',
  reply: Transcript,
});

export const listTranscriptVersions = endpoint({
  method: 'GET',
  path: 'files/{file_id}/transcript/versions',
  can: 'files.read',
  summary: 'Versions of the transcript, newest first',
  params: FileParams,
  reply: z.object({
    results: z.array(
      z.object({
        version: z.int(),
        is_current: z.boolean(),
        kind: z.enum(versionKinds),
        created: z.string(),
        /** Who corrected it; null where no person did. */
        by: z.string().nullable(),
        engine: z.string().nullable(),
        model: z.string().nullable(),
        phrases: z.int(),
      }),
    ),
  }),
});

export const restoreTranscript = endpoint({
  method: 'POST',
  path: 'files/{file_id}/transcript/versions/{version}/restore',
  can: 'files.write',
  summary: 'Make a former version the current one again, as a new version',
  params: FileParams.extend({ version: z.coerce.number().int() }),
  reply: Transcript,
});

export const setSpeakers = endpoint({
  method: 'PUT',
  path: 'files/{file_id}/speakers',
  can: 'files.write',
  summary: 'Who is who: role and name of each speaker',
  params: FileParams,
  body: z.object({
    speakers: z
      .array(
        z.object({
          id: z.string(),
          role: z.enum(speakerRoles).nullable(),
          name: z.string().max(200).nullable().default(null),
        }),
      )
      .min(1)
      .max(20),
  }),
  reply: Transcript,
});
