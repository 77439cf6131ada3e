import type { File } from '@earshot/core/files/files.ts';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { FileX } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
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
import { loadFile, seek, setGaps } from '../../shared/player/playback.ts';
import '../../shared/player/player.css';
import { findGaps } from '../../shared/player/silences.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { DetailsTab } from './DetailsTab.tsx';
import { FileHeader } from './FileHeader.tsx';
import { FindBox } from './FindBox.tsx';
import { type Found, findInCall } from './find-in-call.ts';
import './file.css';
import { fileTexts } from './file.texts.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { Lanes } from './Lanes.tsx';
import { MarkIcon } from './MarkIcon.tsx';
import { Banners, DoubtChips } from './Notices.tsx';
import { StagesTab } from './StagesTab.tsx';
import { SummaryTab } from './SummaryTab.tsx';
import { type TranscriptHandle, TranscriptView } from './TranscriptView.tsx';
import { Transport } from './Transport.tsx';
import { indexTranscript } from './transcript-index.ts';
import { seekToMark, useFileKeys } from './use-file-keys.ts';
import { type Mark, useMarks } from './use-marks.ts';
import { useIsViewOnly } from './use-view-only.ts';

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

type SideTab = 'transcript' | 'summary' | 'stages' | 'details';
const noFound: readonly Found[] = [];

function LoadedFile({ file }: { file: File }) {
  const t = useTexts(fileTexts);
  const { t: startAt, tab: tabInAddress } = useSearch({ strict: false }) as { t?: string; tab?: SideTab };
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
  const marks = useMarks(metrics);
  const index = useMemo(
    () => indexTranscript(transcript?.phrases ?? [], metrics?.evidence.holds ?? []),
    [transcript, metrics],
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
  useFileKeys({
    rows: index.rows,
    marks,
    handle,
    findInput,
    onHelp: () => setIsKeysOpen(true),
    isAudio: isPlayable,
  });
  const type = (value: string) => {
    setTyped(value);
    setFoundAt(0);
    const [first] = transcript ? findInCall(transcript.phrases, value) : [];
    if (first) handle.current?.showPhrase(first.phrase);
  };

  const first = isNarrow ? 'transcript' : 'summary';
  // How a call was processed is for those who can do something about it.
  const tab: SideTab = isViewOnly && tabInAddress === 'stages' ? first : (tabInAddress ?? first);
  const sideTab = !isNarrow && tab === 'transcript' ? 'summary' : tab;
  const setTab = (next: SideTab) =>
    void navigate({
      to: '.',
      search: ((old: Record<string, string>) => ({ ...old, tab: next })) as never,
      replace: true,
    });
  const tabs = (
    <Tabs
      value={isNarrow ? tab : sideTab}
      onChange={(_, next: SideTab) => setTab(next)}
      variant="scrollable"
      scrollButtons={false}
      aria-label={t('side')}
      sx={{ borderBottom: '1px solid var(--border)', px: '7px', flex: 'none' }}
    >
      {isNarrow && <Tab value="transcript" label={t('transcript')} />}
      <Tab value="summary" label={t('tabSummary')} />
      {!isViewOnly && <Tab value="stages" label={t('tabStages')} />}
      <Tab value="details" label={t('tabDetails')} />
    </Tabs>
  );
  const transcriptCard = (
    <section className="card transcript-card">
      <div className="transcript-head">
        <Legend marks={marks} />
        <DoubtChips file={file} />
        <span className="push" />
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
        <TranscriptView {...{ file, transcript, index, marks, found, foundAt, handle }} />
      ) : (
        <NoTranscript file={file} />
      )}
    </section>
  );
  const side = (
    <>
      {sideTab === 'summary' &&
        (metrics ? (
          <SummaryTab {...{ file, metrics, transcript }} />
        ) : (
          <p className="mut side-section">{t('numbersSoon')}</p>
        ))}
      {sideTab === 'stages' && <StagesTab file={file} />}
      {sideTab === 'details' && <DetailsTab file={file} transcript={transcript} />}
    </>
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

const legend = [
  ['hold', 'legendHolds', 'tone-mute'],
  ['interruption', 'legendInterruptions', 'tone-int'],
  ['silence', 'legendSilences', 'tone-mute'],
] as const;

function Legend({ marks }: { marks: readonly Mark[] }) {
  const t = useTexts(fileTexts);
  return legend.map(([kind, text, tone]) => {
    const these = marks.filter((mark) => mark.kind === kind);
    if (these.length === 0) return null;
    return (
      <button
        key={kind}
        type="button"
        className={`chip legend ${tone}`}
        onClick={() => seekToMark(these, 1, true)}
      >
        <MarkIcon kind={kind} />
        {t(text, { count: these.length })}
      </button>
    );
  });
}

function NoTranscript({ file }: { file: File }) {
  const t = useTexts(fileTexts);
  return (
    <p className="mut no-transcript">
      {t(file.status === 'PROCESSING' ? 'transcriptSoon' : 'transcriptNone')}
    </p>
  );
}

function LoadingFile() {
  return (
    <div className="file-page" aria-busy="true">
      <div className="file-head-bar">
        <Skeleton width={320} height={20} />
      </div>
      <div className="file-body">
        <div className="file-left">
          <section className="card" style={{ height: 252, padding: 16 }}>
            <Skeleton height={150} />
          </section>
          <section
            className="card"
            style={{ flex: 1, padding: 16, display: 'grid', gap: 14, alignContent: 'start' }}
          >
            <Skeleton width="80%" />
            <Skeleton width="65%" />
            <Skeleton width="72%" />
          </section>
        </div>
        <aside className="card file-side" style={{ padding: 16 }}>
          <Skeleton height={80} />
        </aside>
      </div>
    </div>
  );
}
