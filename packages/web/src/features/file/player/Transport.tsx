import './call-player.css';
import Switch from '@mui/material/Switch';
import { ChevronLeft, ChevronRight, Pause, Play, Repeat } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Choice } from '../../../components/Choice.tsx';
import { IconAction } from '../../../components/IconAction.tsx';
import { formatClock } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { JumpIcon } from '../../../shared/player/JumpIcon.tsx';
import { currentMs, onTick, seek, seekBy, setSolo, togglePlay } from '../../../shared/player/playback.ts';
import { playerTexts } from '../../../shared/player/player.texts.ts';
import { usePlayer } from '../../../shared/player/player-store.ts';
import { SpeedMenu } from '../../../shared/player/SpeedMenu.tsx';
import { VolumeMenu } from '../../../shared/player/VolumeMenu.tsx';
import { words } from '../../../shared/words.texts.ts';
import { type Row, turnFrom } from '../transcript/transcript-index.ts';
import { callPlayerTexts } from './player.texts.ts';

export function Transport({ rows, durationMs }: { rows: readonly Row[]; durationMs: number }) {
  const t = useTexts(callPlayerTexts);
  const p = useTexts(playerTexts);
  const w = useTexts(words);
  const { isPlaying, skipSilence, solo, isStereo, loop, isNotFoundFile } = usePlayer();
  const goTurn = (step: 1 | -1) => {
    const turn = turnFrom(rows, currentMs(), step);
    if (turn) seek(turn.startMs);
    else if (step === -1) seek(0);
  };
  return (
    <div className="transport">
      <IconAction size="small" className="tp-turn" label={t('previousTurn')} onClick={() => goTurn(-1)}>
        <ChevronLeft size={16} className="flip" />
      </IconAction>
      <IconAction className="tp-jump" label={p('back')} onClick={() => seekBy(-15_000)}>
        <JumpIcon />
      </IconAction>
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
      <IconAction className="tp-jump" label={p('forward')} onClick={() => seekBy(15_000)}>
        <JumpIcon forward />
      </IconAction>
      <IconAction size="small" className="tp-turn" label={t('nextTurn')} onClick={() => goTurn(1)}>
        <ChevronRight size={16} className="flip" />
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
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the component inside holds the input. */}
      <label className="row sm med t2 tp-skip">
        <Switch
          size="small"
          checked={skipSilence}
          onChange={(_, isOn) => usePlayer.setState({ skipSilence: isOn })}
        />
        {t('skipSilence')}
      </label>
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
      <span className="tp-extra">
        <IconAction
          size="small"
          label={t(loop ? 'loopOff' : 'loop')}
          aria-pressed={loop !== null}
          sx={loop ? { color: 'var(--primary-fg)', background: 'var(--primary-bg)' } : {}}
          onClick={() =>
            usePlayer.setState({ loop: loop === null ? turnAround(rows, currentMs(), durationMs) : null })
          }
        >
          <Repeat size={16} />
        </IconAction>
        <VolumeMenu />
      </span>
    </div>
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

/** The turn that is being said, or the next ten seconds. */
function turnAround(
  rows: readonly Row[],
  ms: number,
  durationMs: number,
): { startMs: number; endMs: number } {
  const turn = rows.find((row) => row.kind === 'turn' && ms >= row.startMs && ms < row.endMs);
  if (turn !== undefined) return { startMs: turn.startMs, endMs: turn.endMs };
  return {
    startMs: Math.min(ms, Math.max(0, durationMs - 10_000)),
    endMs: Math.min(ms + 10_000, durationMs),
  };
}
