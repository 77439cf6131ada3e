import { exportTranscript } from '@earshot/core/transcripts/transcript-export.ts';
import * as api from '@earshot/core/transcripts/transcripts.api.ts';
import type { Handle } from '../../platform/http.ts';
import { getFileRow } from '../files/files.ts';
import { getTranscript } from './transcripts.ts';

const contentTypes = {
  json: 'application/json',
  txt: 'text/plain',
  srt: 'application/x-subrip',
  vtt: 'text/vtt',
};

export function transcriptRoutes(handle: Handle): void {
  handle(api.getTranscript, async (ctx, { params, query, reply }) => {
    const transcript = await getTranscript(ctx, params.file_id);
    if (query.format === 'json') return transcript;
    const { name } = await getFileRow(ctx, params.file_id);
    const fileName = `${name.replace(/\.[^.]+$/, '')}.${query.format}`;
    reply
      .type(`${contentTypes[query.format]}; charset=utf-8`)
      .header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
      .serializer((text: unknown) => String(text));
    return exportTranscript(transcript, query.format) as never;
  });
}
