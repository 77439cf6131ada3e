import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Transcript, transcriptFormats } from './transcripts.ts';

const FileParams = z.object({ file_id: z.string() });

export const getTranscript = endpoint({
  method: 'GET',
  path: 'files/{file_id}/transcript',
  can: 'files.read',
  shared: true,
  summary: 'Transcript as JSON; other formats download as text',
  params: FileParams,
  query: z.object({ format: z.enum(transcriptFormats).default('json') }),
  reply: Transcript,
});
