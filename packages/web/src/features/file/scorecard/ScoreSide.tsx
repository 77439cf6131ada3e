import type { File } from '@earshot/core/files/files.ts';
import { useRef } from 'react';
import { hasSound } from '../../../shared/files/has-sound.ts';
import '../../../shared/player/player.css';
import '../file.css';
import { useSideTab } from '../panels/use-side-tab.ts';
import { PlayerCard } from '../player/PlayerCard.tsx';
import { useSound } from '../player/use-sound.ts';
import { useSought } from '../sought/use-sought.ts';
import { TranscriptCard } from '../transcript/TranscriptCard.tsx';
import type { TranscriptHandle } from '../transcript/TranscriptView.tsx';
import { useFind } from '../transcript/use-find.ts';
import type { Call } from '../use-call.ts';

/** The call itself beside the form: its sound, and what was said. */
export function ScoreSide({ file, call }: { file: File; call: Call }) {
  const isPlayable = hasSound(file) && file.duration_ms !== null;
  const handle = useRef<TranscriptHandle>(null);
  const { transcript, peaks, metrics } = call;
  const find = useFind(transcript, handle);
  const sought = useSought(file, isPlayable, transcript, handle);
  const side = useSideTab(false);
  useSound(file, isPlayable, peaks, metrics?.evidence.holds);
  return (
    <div className="file-left score-side">
      {file.type === 'audio' && <PlayerCard {...{ file, call, isPlayable }} found={sought.marks} />}
      <TranscriptCard {...{ file, call, find, sought, handle, side }} />
    </div>
  );
}
