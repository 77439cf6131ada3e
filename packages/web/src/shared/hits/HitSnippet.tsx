import { Link, useParams } from '@tanstack/react-router';
import { formatClock, formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import './hits.css';
import { callLink } from './call-link.ts';
import { hitsTexts } from './hits.texts.ts';
import { PassagePlay } from './PassagePlay.tsx';
import type { Passage } from './passages.ts';
import { type HitCall, useIsPlaying } from './play-call.ts';
import { SpeakerName } from './SpeakerName.tsx';
import { type Sought, writeSought } from './sought.ts';

type Props = {
  call: HitCall;
  passage: Passage;
  /** The whole passage is the hit; marking all of it would say nothing. */
  isPlain?: boolean;
  /** What the call is opened for. */
  sought?: Sought | undefined;
  /** Before one leaves for the call. */
  onOpen?: (() => void) | undefined;
};

/** A passage with its hit words marked. It plays where it stands, and its time leads to that moment of the call. */
export function HitSnippet({ call, passage, isPlain = false, sought, onOpen }: Props) {
  const t = useTexts(hitsTexts);
  const { startMs, endMs, role, pieces, similarity } = passage;
  const isPlaying = useIsPlaying(call.file_id, startMs, endMs);
  const time = formatClock(startMs);
  const { file_id: openFile } = useParams({ strict: false });
  const hits = sought && writeSought(sought);
  const at = { t: String(Math.floor(startMs / 1000)), ...(hits && { hits }) };
  // On the page of the call itself one stays on the tab one is at.
  const search = openFile === call.file_id ? (old: object) => ({ ...old, ...at }) : at;
  return (
    <div className={isPlaying ? 'hit playing' : 'hit'} data-testid="hit">
      <PassagePlay {...{ call, startMs, endMs }} />
      {call.file_id === '' ? (
        <span />
      ) : (
        <Link
          className="num hit-time"
          {...callLink(call.file_id, sought?.project)}
          search={search}
          aria-label={t('open', { time })}
          title={t('open', { time })}
          onClick={onOpen}
        >
          {time}
        </Link>
      )}
      <SpeakerName {...{ role, call }} />
      <p className="hit-text">
        {pieces.map(({ text, isHit }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a passage never move.
          <span key={at}>
            {at > 0 && ' '}
            {isHit && !isPlain ? <mark>{text}</mark> : text}
          </span>
        ))}
      </p>
      {similarity !== null && (
        <span
          className="hit-score num sm mut"
          title={t('similarity', { value: formatNumber(similarity, 2) })}
        >
          {formatNumber(similarity, 2)}
        </span>
      )}
    </div>
  );
}
