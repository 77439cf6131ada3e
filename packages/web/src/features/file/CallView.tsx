import type { File } from '@earshot/core/files/files.ts';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { metricsQuery, peaksQuery, transcriptQuery } from '../../shared/files/files.queries.ts';
import { hasSound } from '../../shared/files/has-sound.ts';
import { hasWords } from '../../shared/files/has-words.ts';
import { setLastOpened } from '../../shared/files/list-context.ts';
import { currentMs } from '../../shared/player/playback.ts';
import '../../shared/player/player.css';
import { useMay } from '../../shared/users.queries.ts';
import { FileHeader } from './FileHeader.tsx';
import { emotionsQuery } from './panels/emotions.queries.ts';
import { decorOf } from './transcript/call-decor.ts';
import { FindBox } from './transcript/FindBox.tsx';
import './file.css';
import { VersionsButton } from './editing/VersionsButton.tsx';
import { fileTexts } from './file.texts.ts';
import { Banners, DoubtChips } from './Notices.tsx';
import { annotationsQuery } from './panels/notes.queries.ts';
import { SidePanel, SideTabs } from './panels/SidePanels.tsx';
import { matchesQuery } from './panels/tags.queries.ts';
import { useSideTab } from './panels/use-side-tab.ts';
import { KeysDialog } from './player/KeysDialog.tsx';
import { Lanes } from './player/Lanes.tsx';
import { Legend } from './player/Legend.tsx';
import { Transport } from './player/Transport.tsx';
import { useFileKeys } from './player/use-file-keys.ts';
import { useMarks } from './player/use-marks.ts';
import { useSound } from './player/use-sound.ts';
import { type TranscriptHandle, TranscriptView } from './transcript/TranscriptView.tsx';
import { indexTranscript } from './transcript/transcript-index.ts';
import { useFind } from './transcript/use-find.ts';
import { useIsViewOnly } from './use-view-only.ts';

/** Player, transcript and the tabs beside it; where it is narrow the transcript is one of the tabs. */
export function CallView({ file }: { file: File }) {
  const t = useTexts(fileTexts);
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
  const { typed, found, foundAt, step, type } = useFind(transcript, handle);
  const side = useSideTab(isNarrow);
  const mayComment = useMay('comments.write');
  useSound(file, isPlayable, peaks);
  useEffect(() => setLastOpened(file.file_id), [file.file_id]);
  useFileKeys({
    rows: index.rows,
    marks,
    handle,
    findInput,
    onHelp: () => setIsKeysOpen(true),
    onComment: mayComment ? () => side.comment(isPlayable ? currentMs() : 0) : undefined,
    isAudio: isPlayable,
  });
  const tabs = (
    <SideTabs
      fileId={file.file_id}
      panels={side.shown}
      open={side.isTranscript ? 'transcript' : side.panel.id}
      onOpen={side.open}
      hasTranscript={isNarrow}
    />
  );
  const transcriptCard = (
    <section className="card transcript-card">
      <div className="transcript-head">
        <Legend marks={marks} />
        <DoubtChips {...{ file, transcript }} />
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
          onNote={side.showNote}
          onComment={side.comment}
        />
      ) : (
        <NoTranscript file={file} />
      )}
    </section>
  );
  const panel = (
    <SidePanel
      {...{ file, transcript, metrics, areEmotionsShown }}
      panel={side.panel}
      asked={side.asked}
      noteId={side.noteId}
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
            {side.isTranscript ? transcriptCard : <section className="card side-body">{panel}</section>}
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
              {panel}
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
