import type { File } from '@earshot/core/files/files.ts';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { hasSound } from '../../shared/files/has-sound.ts';
import { setLastOpened } from '../../shared/files/list-context.ts';
import { currentMs } from '../../shared/player/playback.ts';
import '../../shared/player/player.css';
import { useMay } from '../../shared/users.queries.ts';
import { BlindNotice, UnlessBlind } from './BlindNotice.tsx';
import { FileHeader } from './FileHeader.tsx';
import { useCall } from './use-call.ts';
import './file.css';
import { fileTexts } from './file.texts.ts';
import { Banners } from './Notices.tsx';
import { SidePanel, SideTabs } from './panels/SidePanels.tsx';
import { useSideTab } from './panels/use-side-tab.ts';
import { KeysDialog } from './player/KeysDialog.tsx';
import { PlayerCard } from './player/PlayerCard.tsx';
import { useFileKeys } from './player/use-file-keys.ts';
import { useSound } from './player/use-sound.ts';
import { OnPaper } from './print/OnPaper.tsx';
import { SampleNotice } from './SampleNotice.tsx';
import { useSought } from './sought/use-sought.ts';
import { TranscriptCard } from './transcript/TranscriptCard.tsx';
import type { TranscriptHandle } from './transcript/TranscriptView.tsx';
import { useFind } from './transcript/use-find.ts';

/** Player, transcript and the tabs beside it; where it is narrow the transcript is one of the tabs. */
export function CallView({ file }: { file: File }) {
  const t = useTexts(fileTexts);
  const isNarrow = useMediaQuery('(max-width:1199.95px)');
  const isPlayable = hasSound(file) && file.duration_ms !== null;
  const call = useCall(file);
  const { transcript, metrics, peaks, areEmotionsShown } = call;
  const handle = useRef<TranscriptHandle>(null);
  const [isKeysOpen, setIsKeysOpen] = useState(false);
  const find = useFind(transcript, handle);
  const sought = useSought(file, isPlayable, transcript, handle);
  const side = useSideTab(isNarrow);
  const mayComment = useMay('comments.write');
  useSound(file, isPlayable, peaks, metrics?.evidence.holds);
  useEffect(() => setLastOpened(file.file_id), [file.file_id]);
  useFileKeys({
    rows: call.index.rows,
    marks: call.marks,
    onHit: sought.hits.length > 0 ? sought.step : undefined,
    handle,
    findInput: find.input,
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
  const panel = (
    <UnlessBlind fileId={file.file_id} panel={side.panel.id}>
      <SidePanel
        {...{ file, transcript, metrics, areEmotionsShown }}
        panel={side.panel}
        asked={side.asked}
        noteId={side.noteId}
        onEmotions={call.setAreEmotionsShown}
      />
    </UnlessBlind>
  );
  const transcriptCard = <TranscriptCard {...{ file, call, find, sought, handle, side }} />;
  const player = file.type === 'audio' && <PlayerCard {...{ file, call, isPlayable }} found={sought.marks} />;
  return (
    <div className="file-page">
      <FileHeader {...{ file, metrics, transcript }} onKeys={() => setIsKeysOpen(true)} />
      {isNarrow ? (
        <div className="file-body narrow">
          {player}
          <div className="file-tabs">{tabs}</div>
          <div className="file-tab-body">
            <CallNotices file={file} />
            {side.isTranscript ? transcriptCard : <section className="card side-body">{panel}</section>}
          </div>
        </div>
      ) : (
        <div className="file-body">
          <div className="file-left">
            <CallNotices file={file} />
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
      <OnPaper file={file} call={call} />
      <KeysDialog open={isKeysOpen} onClose={() => setIsKeysOpen(false)} />
    </div>
  );
}

/** What is to be known about the call before anything of it. */
function CallNotices({ file }: { file: File }) {
  return (
    <>
      <Banners file={file} />
      <BlindNotice fileId={file.file_id} />
      <SampleNotice file={file} />
    </>
  );
}
