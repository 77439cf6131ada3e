import type { File } from '@earshot/core/files/files.ts';
import type { RefObject } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { VersionsButton } from '../editing/VersionsButton.tsx';
import { fileTexts } from '../file.texts.ts';
import { DoubtChips } from '../Notices.tsx';
import type { SideTab } from '../panels/use-side-tab.ts';
import { Legend } from '../player/Legend.tsx';
import { SoughtSteps } from '../sought/SoughtSteps.tsx';
import type { SoughtHits } from '../sought/use-sought.ts';
import type { Call } from '../use-call.ts';
import { useIsViewOnly } from '../use-view-only.ts';
import { FindBox } from './FindBox.tsx';
import { type TranscriptHandle, TranscriptView } from './TranscriptView.tsx';
import type { Find } from './use-find.ts';

type Props = {
  file: File;
  call: Call;
  find: Find;
  sought: SoughtHits;
  handle: RefObject<TranscriptHandle | null>;
  side: SideTab;
};

/** What is said: its legend, a box to find something, and the turns. */
export function TranscriptCard({ file, call, find, sought, handle, side }: Props) {
  const isViewOnly = useIsViewOnly();
  const { transcript, index, marks, decor } = call;
  // What is typed just now comes before what the call was opened for.
  const [found, foundAt] = find.typed === '' ? [sought.hits, sought.at] : [find.found, find.foundAt];
  return (
    <section className="card transcript-card">
      <div className="transcript-head">
        <SoughtSteps {...sought} />
        <Legend marks={marks} />
        <DoubtChips {...{ file, transcript }} />
        <span className="push" />
        {transcript && !isViewOnly && <VersionsButton {...{ file, transcript }} />}
        {transcript && (
          <FindBox
            input={find.input}
            value={find.typed}
            count={find.found.length}
            at={find.foundAt}
            onChange={find.type}
            onStep={find.step}
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
}

function NoTranscript({ file }: { file: File }) {
  const t = useTexts(fileTexts);
  return (
    <p className="mut no-transcript">
      {t(file.status === 'PROCESSING' ? 'transcriptSoon' : 'transcriptNone')}
    </p>
  );
}
