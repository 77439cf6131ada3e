import type { File } from '@earshot/core/files/files.ts';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { FileX } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { CallError } from '../../lib/call.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import { useTitle } from '../../lib/use-title.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { fileTitle } from '../../shared/files/file-title.ts';
import { fileQuery, metricsQuery, peaksQuery, transcriptQuery } from '../../shared/files/files.queries.ts';
import { hasSound } from '../../shared/files/has-sound.ts';
import { hasWords } from '../../shared/files/has-words.ts';
import { rememberedList, setLastOpened } from '../../shared/files/list-context.ts';
import { currentMs, loadFile, seek, setGaps } from '../../shared/player/playback.ts';
import '../../shared/player/player.css';
import { findGaps } from '../../shared/player/silences.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useMay } from '../../shared/users.queries.ts';
import { decorOf } from './call-decor.ts';
import { emotionsQuery } from './emotions.queries.ts';
import { FileHeader } from './FileHeader.tsx';
import { FindBox } from './FindBox.tsx';
import { type Found, findInCall } from './find-in-call.ts';
import './file.css';
import { fileTexts } from './file.texts.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { Lanes } from './Lanes.tsx';
import { Legend } from './Legend.tsx';
import { LoadingFile } from './LoadingFile.tsx';
import { Banners, DoubtChips } from './Notices.tsx';
import { annotationsQuery } from './notes.queries.ts';
import { allowedTab, SideBody, type SideTab, SideTabs } from './SideTabs.tsx';
import { type TranscriptHandle, TranscriptView } from './TranscriptView.tsx';
import { Transport } from './Transport.tsx';
import { matchesQuery } from './tags.queries.ts';
import { indexTranscript } from './transcript-index.ts';
import { useFileKeys } from './use-file-keys.ts';
import { useMarks } from './use-marks.ts';
import { useIsViewOnly } from './use-view-only.ts';
import { VersionsButton } from './VersionsButton.tsx';

export function FilePage() {
  const { file_id: fileId = '' } = useParams({ strict: false }) as { file_id?: string };
  const query = useQuery(fileQuery(fileId));
  const isLate = useLate(query.isPending);
  useTitle(query.data && fileTitle(query.data));
  if (query.isError && query.data === undefined) {
    const isGone = query.error instanceof CallError && query.error.status === 404;
    if (isGone) return <GoneFile error={query.error} />;
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (query.data === undefined) return isLate ? <LoadingFile /> : null;
  return <LoadedFile key={fileId} file={query.data} />;
}

/** Trying again would not bring it back. */
function GoneFile({ error }: { error: unknown }) {
  const t = useTexts(fileTexts);
  const errorText = useErrorText();
  const isViewOnly = useIsViewOnly();
  return (
    <EmptyState icon={<FileX size={22} />} title={errorText(error)}>
      {!isViewOnly && (
        <Button variant="outlined" component={Link} {...{ to: rememberedList()?.href ?? '/files' }}>
          {t('back')}
        </Button>
      )}
    </EmptyState>
  );
}

const noFound: readonly Found[] = [];

function LoadedFile({ file }: { file: File }) {
  const t = useTexts(fileTexts);
  const { t: startAt, tab: tabInAddress } = useSearch({ strict: false }) as { t?: string; tab?: string };
  const navigate = useNavigate();
  const isViewOnly = useIsViewOnly();
  const isNarrow = useMediaQuery('(max-width:1199.95px)');
  const isAudio = file.type === 'audio';
  const isPlayable = hasSound(file) && file.duration_ms !== null;
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
  const emotions = useQuery({ ...emotionsQuery(file.file_id), enabled: areEmotionsShown }).data;
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
  const handle = useRef<TranscriptHandle>(null);
  const findInput = useRef<HTMLInputElement>(null);
  const [isKeysOpen, setIsKeysOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [foundAt, setFoundAt] = useState(0);
  const sought = useDeferredValue(typed);
  const found = useMemo(
    () => (transcript && sought ? findInCall(transcript.phrases, sought) : noFound),
    [transcript, sought],
  );

  useEffect(() => setLastOpened(file.file_id), [file.file_id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is loaded once its sound is there, not at each change.
  useEffect(() => {
    if (isPlayable) loadFile(file, startAt ? Number(startAt) * 1000 : 0);
  }, [file.file_id, isPlayable, file.channel_roles.join(), file.channel_mode]);
  useEffect(() => {
    if (isPlayable && startAt !== undefined) seek(Number(startAt) * 1000);
  }, [isPlayable, startAt]);
  useEffect(() => {
    if (peaks) setGaps(findGaps(peaks.channels, peaks.per_second));
  }, [peaks]);

  const step = (by: 1 | -1) => {
    if (found.length === 0) return;
    const next = (foundAt + by + found.length) % found.length;
    setFoundAt(next);
    handle.current?.showPhrase(found[next]?.phrase ?? 0);
  };
  const type = (value: string) => {
    setTyped(value);
    setFoundAt(0);
    const [first] = transcript ? findInCall(transcript.phrases, value) : [];
    if (first) handle.current?.showPhrase(first.phrase);
  };

  const first = isNarrow ? 'transcript' : 'summary';
  const tab: SideTab = allowedTab(tabInAddress, isViewOnly) ?? first;
  const sideTab = !isNarrow && tab === 'transcript' ? 'summary' : tab;
  const setTab = useCallback(
    (next: SideTab) =>
      void navigate({
        to: '.',
        search: ((old: Record<string, string>) => ({ ...old, tab: next })) as never,
        replace: true,
      }),
    [navigate],
  );
  const [asked, setAsked] = useState<{ ms: number } | null>(null);
  const [noteId, setNoteId] = useState<number | null>(null);
  const mayComment = useMay('comments.write');
  const comment = (ms: number) => {
    setAsked({ ms: Math.round(ms) });
    setTab('comments');
  };
  const showNote = useCallback(
    (id: number) => {
      setNoteId(id);
      setTab('comments');
    },
    [setTab],
  );
  useFileKeys({
    rows: index.rows,
    marks,
    handle,
    findInput,
    onHelp: () => setIsKeysOpen(true),
    onComment: mayComment ? () => comment(isPlayable ? currentMs() : 0) : undefined,
    isAudio: isPlayable,
  });
  const tabs = <SideTabs {...{ file, isNarrow, isViewOnly }} tab={isNarrow ? tab : sideTab} onTab={setTab} />;
  const transcriptCard = (
    <section className="card transcript-card">
      <div className="transcript-head">
        <Legend marks={marks} />
        <DoubtChips file={file} />
        <span className="push" />
        {transcript && !isViewOnly && <VersionsButton {...{ file, transcript }} />}
        {transcript && (
          <FindBox
            input={findInput}
            value={typed}
            count={found.length}
            at={foundAt}
            onChange={type}
            onStep={step}
          />
        )}
      </div>
      {transcript && transcript.phrases.length > 0 ? (
        <TranscriptView
          {...{ file, transcript, index, marks, found, foundAt, handle, decor }}
          onNote={showNote}
          onComment={comment}
        />
      ) : (
        <NoTranscript file={file} />
      )}
    </section>
  );
  const side = (
    <SideBody
      {...{ file, transcript, metrics, asked, noteId, areEmotionsShown }}
      tab={sideTab}
      onEmotions={setAreEmotionsShown}
    />
  );
  const player = isAudio && (
    <section className="card player-card" aria-label={t('lanes')}>
      {peaks ? (
        <Lanes key={peaks.roles.join()} {...{ file, peaks, marks }} />
      ) : (
        <p className="mut no-lanes">{t('noSound')}</p>
      )}
      {isPlayable && <Transport rows={index.rows} durationMs={file.duration_ms ?? 0} />}
    </section>
  );
  return (
    <div className="file-page">
      <FileHeader file={file} onKeys={() => setIsKeysOpen(true)} />
      {isNarrow ? (
        <div className="file-body narrow">
          {player}
          <div className="file-tabs">{tabs}</div>
          <div className="file-tab-body">
            <Banners file={file} />
            {tab === 'transcript' ? transcriptCard : <section className="card side-body">{side}</section>}
          </div>
        </div>
      ) : (
        <div className="file-body">
          <div className="file-left">
            <Banners file={file} />
            {player}
            {transcriptCard}
          </div>
          <aside className="card file-side" aria-label={t('side')}>
            {tabs}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard. */}
            <div className="side-body" tabIndex={0} role="tabpanel" aria-label={t('side')}>
              {side}
            </div>
          </aside>
        </div>
      )}
      <KeysDialog open={isKeysOpen} onClose={() => setIsKeysOpen(false)} />
    </div>
  );
}

function NoTranscript({ file }: { file: File }) {
  const t = useTexts(fileTexts);
  return (
    <p className="mut no-transcript">
      {t(file.status === 'PROCESSING' ? 'transcriptSoon' : 'transcriptNone')}
    </p>
  );
}
