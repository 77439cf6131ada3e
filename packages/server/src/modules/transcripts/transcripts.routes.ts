import { Readable } from 'node:stream';
import { fail } from '@earshot/core/errors.ts';
import { exportTranscript } from '@earshot/core/transcripts/transcript-export.ts';
import * as api from '@earshot/core/transcripts/transcripts.api.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import { attachmentOf } from '../../platform/attachment.ts';
import type { Handle } from '../../platform/http.ts';
import { auditAccess } from '../audit/audit.ts';
import { getFileRow } from '../files/files.ts';
import { correctTranscript, listTranscriptVersions, restoreTranscript, setSpeakers } from './correct.ts';
import { transcriptDocument } from './transcript-docx.ts';
import { getTranscript } from './transcripts.ts';

const contentTypes = {
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  srt: 'application/x-subrip; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Phrases that are turned into text in one go. */
const sentAtOnce = 500;

/** The transcript as JSON, piece by piece. */
function* transcriptJson({ phrases, ...head }: Transcript): Generator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"phrases":[`;
  for (let from = 0; from < phrases.length; from += sentAtOnce) {
    const piece = JSON.stringify(phrases.slice(from, from + sentAtOnce)).slice(1, -1);
    yield from === 0 ? piece : `,${piece}`;
  }
  yield ']}';
}

export function transcriptRoutes(handle: Handle): void {
  handle(api.getTranscript, async (ctx, { params, query, reply, actor }) => {
    // What was corrected away is not for those the call is shown to.
    if (query.version !== undefined && actor?.kind === 'link') throw fail('forbidden');
    const transcript = await getTranscript(ctx, params.file_id, query.version);
    if (query.format === 'json') {
      if (transcript.phrases.length < sentAtOnce) return transcript;
      // Long ones in pieces, without being looked over once more: others are answered in between.
      reply.type(contentTypes.json);
      await reply.send(Readable.from(transcriptJson(transcript)));
      return transcript;
    }
    const { name } = await getFileRow(ctx, params.file_id);
    await auditAccess(ctx, {
      action: 'file.exported',
      subjectId: params.file_id,
      subject: name,
      after: { format: query.format },
    });
    const title = name.replace(/\.[^.]+$/, '');
    const content =
      query.format === 'docx'
        ? Buffer.from(transcriptDocument(transcript, title))
        : exportTranscript(transcript, query.format);
    // The reply schema describes the JSON form; the others are sent as they are.
    reply
      .type(contentTypes[query.format])
      .header(...attachmentOf(`${title}.${query.format}`))
      .serializer((bytes: unknown) => bytes as string);
    await reply.send(content);
    return transcript;
  });
  handle(api.correctTranscript, (ctx, { params, body }) => correctTranscript(ctx, params.file_id, body));
  handle(api.listTranscriptVersions, (ctx, { params }) => listTranscriptVersions(ctx, params.file_id));
  handle(api.restoreTranscript, (ctx, { params }) => restoreTranscript(ctx, params.file_id, params.version));
  handle(api.setSpeakers, (ctx, { params, body }) => setSpeakers(ctx, params.file_id, body));
}
