import './call-player.css';
import Switch from '@mui/material/Switch';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Choice } from '../../../components/Choice.tsx';
import { IconAction } from '../../../components/IconAction.tsx';
import { formatClock } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { JumpIcon } from '../../../shared/player/JumpIcon.tsx';
import {
  currentMs,
  jumpMs,
  onTick,
  seek,
  seekBy,
  setSolo,
  togglePlay,
} from '../../../shared/player/playback.ts';
import { playerTexts } from '../../../shared/player/player.texts.ts';
import { usePlayer } from '../../../shared/player/player-store.ts';
import { SpeedMenu } from '../../../shared/player/SpeedMenu.tsx';
import { VolumeMenu } from '../../../shared/player/VolumeMenu.tsx';
import { words } from '../../../shared/words.texts.ts';
import { type Row, turnFrom } from '../transcript/transcript-index.ts';
import { LoopButton } from './LoopButton.tsx';
import { callPlayerTexts } from './player.texts.ts';

export function Transport({ rows, durationMs }: { rows: readonly Row[]; durationMs: number }) {
  const t = useTexts(callPlayerTexts);
  const p = useTexts(playerTexts);
  const isNotFoundFile = usePlayer((player) => player.isNotFoundFile);
  const isCopied = usePlayer((player) => player.copy === 'making');
  const goTurn = (step: 1 | -1) => {
    const turn = turnFrom(rows, currentMs(), step);
    if (turn) seek(turn.startMs);
    else if (step === -1) seek(0);
  };
  return (
    <div className="transport">
      <IconAction size="small" className="tp-turn" label={t('previousTurn')} onClick={() => goTurn(-1)}>
        <ChevronLeft size={16} />
      </IconAction>
      <IconAction className="tp-jump" label={p('back')} onClick={() => seekBy(-jumpMs)}>
        <JumpIcon />
      </IconAction>
      <PlayButton />
      <IconAction className="tp-jump" label={p('forward')} onClick={() => seekBy(jumpMs)}>
        <JumpIcon forward />
      </IconAction>
      <IconAction size="small" className="tp-turn" label={t('nextTurn')} onClick={() => goTurn(1)}>
        <ChevronRight size={16} />
      </IconAction>
      <span className="num tp-clock">
        <Clock /> <span className="mut">/ {formatClock(durationMs)}</span>
      </span>
      <span className="tp-speed">
        <SpeedMenu />
      </span>
      {isNotFoundFile && (
        <span role="alert" className="sm" style={{ color: 'var(--bad-fg)' }}>
          {p('notFound')}
        </span>
      )}
      {isCopied && (
        <span role="status" className="sm">
          {p('copyMaking')}
        </span>
      )}
      <SkipSilence />
      <Solo />
      <span className="tp-extra">
        <LoopButton rows={rows} durationMs={durationMs} />
        <VolumeMenu />
      </span>
    </div>
  );
}

function PlayButton() {
  const w = useTexts(words);
  const isPlaying = usePlayer((player) => player.isPlaying);
  return (
    <button
      type="button"
      data-testid="play"
      className="play-button"
      aria-label={w(isPlaying ? 'pause' : 'play')}
      onClick={togglePlay}
    >
      {isPlaying ? (
        <Pause size={17} fill="currentColor" strokeWidth={0} />
      ) : (
        <Play size={17} fill="currentColor" strokeWidth={0} />
      )}
    </button>
  );
}

function Clock() {
  const text = useRef<HTMLElement>(null);
  useEffect(
    () =>
      onTick((ms) => {
        if (text.current) text.current.textContent = formatClock(ms);
      }),
    [],
  );
  return <b className="semi" ref={text} />;
}

function SkipSilence() {
  const t = useTexts(callPlayerTexts);
  const skipSilence = usePlayer((player) => player.skipSilence);
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the component inside holds the input.
    <label className="row sm med t2 tp-skip">
      <Switch
        size="small"
        checked={skipSilence}
        onChange={(_, isOn) => usePlayer.setState({ skipSilence: isOn })}
      />
      {t('skipSilence')}
    </label>
  );
}

/** Whom one hears; only two channels can be told apart. */
function Solo() {
  const t = useTexts(callPlayerTexts);
  const w = useTexts(words);
  const { solo, isStereo } = usePlayer();
  return (
    <span className="push tp-solo" title={isStereo ? undefined : t('soloMono')}>
      <Choice
        label={t('hear')}
        value={solo}
        onChange={setSolo}
        options={[
          { value: 'both', label: t('both') },
          { value: 'operator', label: w('operator'), disabled: !isStereo },
          { value: 'abonent', label: w('abonent'), disabled: !isStereo },
        ]}
      />
    </span>
  );
}
