import { fail } from '@earshot/core/errors.ts';
import * as fieldsApi from '@earshot/core/files/fields.api.ts';
import type { Peaks } from '@earshot/core/files/files.api.ts';
import * as api from '@earshot/core/files/files.api.ts';
import { readJson } from '../../platform/blobs.ts';
import type { Handle } from '../../platform/http.ts';
import { listFields, setFields, setManyFields } from './fields.ts';
import { effectiveRoles } from './files.present.ts';
import { getFile, getFileRow, removeFile, swapRoles, updateFile } from './files.ts';
import { askForCopy, copyState } from './playable-copy.ts';
import { sendAudio } from './playback.ts';

export function fileRoutes(handle: Handle): void {
  handle(api.getFile, async (ctx, { actor, params }) => {
    const file = await getFile(ctx, params.file_id);
    // How a workspace labels and scores its calls is not for whoever was shown one of them.
    return actor?.kind === 'link' ? { ...file, tags: [], labels: [], scores: [] } : file;
  });
  handle(api.updateFile, (ctx, { params, body }) => updateFile(ctx, params.file_id, body));
  handle(fieldsApi.listFields, listFields);
  handle(fieldsApi.setFields, (ctx, { params, body }) => setFields(ctx, params.file_id, body.fields));
  handle(fieldsApi.setManyFields, (ctx, { body }) => setManyFields(ctx, body));
  handle(api.removeFile, (ctx, { params }) => removeFile(ctx, params.file_id) as Promise<undefined>);
  handle(api.swapRoles, (ctx, { params }) => swapRoles(ctx, params.file_id));
  handle(api.getAudio, (ctx, { params, query, request, reply }) =>
    sendAudio(
      ctx,
      params.file_id,
      query.original === '1' ? 'original' : query.copy === '1' ? 'copy' : 'usual',
      request,
      reply,
    ),
  );
  handle(api.makeCopy, (ctx, { params }) => askForCopy(ctx, params.file_id));
  handle(api.getCopy, (ctx, { params }) => copyState(ctx, params.file_id));
  handle(api.getPeaks, async (ctx, { params }) => {
    const row = await getFileRow(ctx, params.file_id);
    if (row.type !== 'audio') throw fail('files.no_audio_kept');
    if (row.peaks_key === null) throw fail('files.still_processing');
    const peaks = (await readJson(ctx.blobs, row.peaks_key)) as Peaks | undefined;
    if (peaks === undefined) throw fail('files.missing_blob');
    const { per_second, channels } = peaks;
    const roles = channels.length === 2 ? effectiveRoles(row) : [null];
    return { per_second, channels, roles, duration_ms: row.duration_ms ?? 0 };
  });
}
