import type { File } from '@earshot/core/files/files.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { metricsQuery, peaksQuery, transcriptQuery } from '../../shared/files/files.queries.ts';
import { hasWords } from '../../shared/files/has-words.ts';
import { emotionsQuery } from './panels/emotions.queries.ts';
import { annotationsQuery } from './panels/notes.queries.ts';
import { matchesQuery } from './panels/tags.queries.ts';
import { emotionSpans } from './player/emotion-spans.ts';
import { useMarks } from './player/use-marks.ts';
import { decorOf } from './transcript/call-decor.ts';
import { indexTranscript } from './transcript/transcript-index.ts';
import { useIsViewOnly } from './use-view-only.ts';

export type Call = ReturnType<typeof useCall>;

/** What the page shows of a call, as it comes. */
export function useCall(file: File) {
  const isViewOnly = useIsViewOnly();
  const isAudio = file.type === 'audio';
  const transcript = useQuery({
    ...transcriptQuery(file.file_id),
    enabled: hasWords(file),
    retry: false,
  }).data;
  const metrics = useQuery({ ...metricsQuery(file.file_id), retry: false }).data;
  const peaks = useQuery({ ...peaksQuery(file.file_id), enabled: isAudio, retry: false }).data;
  // What a link shows is the call, not what the workspace makes of it.
  const notes = useQuery({ ...annotationsQuery(file.file_id), enabled: !isViewOnly }).data;
  const matches = useQuery({ ...matchesQuery(file.file_id), enabled: !isViewOnly, retry: false }).data;
  const [areEmotionsShown, setAreEmotionsShown] = useState(false);
  const emotions = useQuery({ ...emotionsQuery(file.file_id), enabled: hasWords(file) }).data;
  const marks = useMarks(metrics, matches);
  const index = useMemo(
    () => indexTranscript(transcript?.phrases ?? [], metrics?.evidence.holds ?? []),
    [transcript, metrics],
  );
  const decor = useMemo(
    () =>
      decorOf({
        phrases: transcript?.phrases ?? [],
        matches: matches ?? [],
        notes: notes ?? [],
        emotions: areEmotionsShown ? (emotions?.phrases ?? null) : null,
      }),
    [transcript, matches, notes, emotions, areEmotionsShown],
  );
  const felt = useMemo(
    () => emotionSpans(emotions?.phrases ?? [], transcript?.phrases ?? []),
    [emotions, transcript],
  );
  return { felt, transcript, metrics, peaks, marks, index, decor, areEmotionsShown, setAreEmotionsShown };
}
