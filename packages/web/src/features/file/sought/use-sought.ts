import type { File } from '@earshot/core/files/files.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { currentMs, seek } from '../../../shared/player/playback.ts';
import type { Mark } from '../player/use-marks.ts';
import type { TranscriptHandle } from '../transcript/TranscriptView.tsx';
import { useSeenBy } from '../use-seen-by.ts';
import { useIsViewOnly } from '../use-view-only.ts';
import { firstHit, placeHits, steppedHit } from './hit-steps.ts';
import { soughtQuery } from './sought.queries.ts';

export type SoughtHits = ReturnType<typeof useSought>;

/** What the call was opened for, by its address: it opens there, and keys go from one place to the next. */
export function useSought(
  file: File,
  isPlayable: boolean,
  transcript: Transcript | undefined,
  handle: RefObject<TranscriptHandle | null>,
) {
  const { hits: text, t } = useSearch({ strict: false });
  const seenBy = useSeenBy();
  const navigate = useNavigate();
  const isViewOnly = useIsViewOnly();
  const [at, setAt] = useState(0);
  const found = useQuery({
    ...soughtQuery(file.file_id, text, seenBy?.id ?? null),
    enabled: (text !== undefined || seenBy !== null) && !isViewOnly,
  }).data;
  const hits = useMemo(() => placeHits(found ?? [], transcript?.phrases ?? []), [found, transcript]);
  const isAll = found !== undefined && (text !== undefined || seenBy !== null);
  const shown = isAll ? hits : none;

  const show = (place: number, isHeard = true) => {
    const hit = shown[place];
    if (hit === undefined) return;
    setAt(place);
    if (isPlayable && isHeard) seek(hit.startMs);
    handle.current?.showPhrase(hit.phrase);
  };
  // Once for what is sought, not again when words are corrected.
  const opened = shown.length > 0 ? `${text} ${t} ${seenBy?.id}` : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is looked for when it is known, and then left alone.
  useEffect(() => {
    // The second that the address names is heard as it is.
    if (opened !== null) show(firstHit(shown, Number(t ?? 0) * 1000), t === undefined);
  }, [opened]);

  const marks = useMemo(
    () =>
      // What rules found is marked as theirs.
      seenBy !== null || /"(query|detection|segments)"/.test(text ?? '')
        ? shown.map(
            ({ startMs, endMs, role, text: name }): Mark => ({ kind: 'found', startMs, endMs, role, name }),
          )
        : [],
    [shown, text, seenBy],
  );
  return {
    hits: shown,
    at,
    marks,
    step: (by: 1 | -1) => show(steppedHit(shown, at, isPlayable ? currentMs() : null, by)),
    leave: () =>
      seenBy === null
        ? void navigate({ to: '.', search: (old) => ({ ...old, hits: undefined }), replace: true })
        : void navigate({ to: '/files/$file_id', params: { file_id: file.file_id }, replace: true }),
  };
}

const none: ReturnType<typeof placeHits> = [];
