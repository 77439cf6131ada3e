import * as api from '@earshot/core/transcripts/transcripts.api.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { CallError, call } from '../../../lib/call.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { partKey, transcriptQuery } from '../../../shared/files/files.queries.ts';

export const versionsQuery = (fileId: string) =>
  queryOptions({
    queryKey: partKey(fileId, 'versions'),
    queryFn: async ({ signal }) =>
      (await call(api.listTranscriptVersions, { params: { file_id: fileId }, signal })).results,
  });

/** A version never changes. */
export const versionQuery = (fileId: string, version: number) =>
  queryOptions({
    queryKey: ['transcript-version', fileId, version],
    queryFn: ({ signal }) =>
      call(api.getTranscript, { params: { file_id: fileId }, query: { version }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

function took(fileId: string, transcript: Transcript): void {
  queryClient.setQueryData(transcriptQuery(fileId).queryKey, transcript);
  void queryClient.invalidateQueries({ queryKey: versionsQuery(fileId).queryKey });
}

export type Correction = { id: number; text: string; speaker: string };

export function useCorrect(fileId: string) {
  return useMutation({
    mutationFn: ({ version, ...correction }: Correction & { version: number }) =>
      call(api.correctTranscript, {
        params: { file_id: fileId },
        body: { version, phrases: [correction] },
      }),
    onSuccess: (transcript) => took(fileId, transcript),
  });
}

/** Somebody else corrected the call meanwhile. */
export function isConflict(error: unknown): boolean {
  return error instanceof CallError && error.code === 'transcripts.version_conflict';
}

export function useRestoreVersion(fileId: string) {
  return useMutation({
    mutationFn: (version: number) => call(api.restoreTranscript, { params: { file_id: fileId, version } }),
    onSuccess: (transcript) => took(fileId, transcript),
  });
}
