import type { TellingMoment } from '@earshot/core/agents/people.ts';
import { formatNumber, formatWhen } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { MomentLink } from '../hits/MomentLink.tsx';
import { PassagePlay } from '../hits/PassagePlay.tsx';
import { useIsPlaying } from '../hits/play-call.ts';
import { builderTexts } from '../rules/builder/builder.texts.ts';
import { words } from '../words.texts.ts';
import './people.css';
import { peopleTexts } from './people.texts.ts';

type Props = { title: string; moments: readonly TellingMoment[]; testId: string };

/** Moments that are worth hearing. Each plays where it stands, and its time leads to the call. */
export function MomentsBlock({ title, moments, testId }: Props) {
  const t = useTexts(peopleTexts);
  return (
    <section className="card person-block moments" data-testid={testId}>
      <header>
        <h2>{title}</h2>
        <span className="sm mut num">{moments.length > 0 && formatNumber(moments.length)}</span>
      </header>
      {moments.length === 0 && <p className="t2">{t('noMoments')}</p>}
      <ul>
        {moments.map((moment) => (
          <Moment key={`${moment.file_id} ${moment.start_ms} ${moment.end_ms}`} moment={moment} />
        ))}
      </ul>
    </section>
  );
}

function Moment({ moment }: { moment: TellingMoment }) {
  const w = useTexts(words);
  const { file_id, file_name: name, start_ms: startMs, end_ms: endMs, role, text, other, started } = moment;
  const isPlaying = useIsPlaying(file_id, startMs, endMs);
  const side = role === 'operator' || role === 'abonent' ? role : null;
  return (
    <li className={isPlaying ? 'moment playing' : 'moment'}>
      <PassagePlay call={{ file_id, name }} startMs={startMs} endMs={endMs} />
      <p>
        <MomentLink fileId={file_id} startMs={startMs} />
        {side && <span className={`hit-who ${side}`}>{w(side)}</span>}
        <span className="moment-text">{text}</span>
      </p>
      <p className="sm mut">
        <Why moment={moment} />
        <span className="el">
          {[other, formatWhen(started, new Date(), w('today'))].filter(Boolean).join(' · ')}
        </span>
      </p>
    </li>
  );
}

/** The tag or the emotion that the moment stands for. */
function Why({ moment: { tag, emotion } }: { moment: TellingMoment }) {
  const t = useTexts(peopleTexts);
  const b = useTexts(builderTexts);
  if (tag !== null)
    return (
      <span className={`tag-chip tag-${tag.color}`}>
        <span className="el">
          {tag.weight === 0
            ? tag.name
            : t('weight', {
                name: tag.name,
                sign: tag.weight > 0 ? '+' : '−',
                weight: Math.abs(tag.weight),
              })}
        </span>
      </span>
    );
  if (emotion === null) return null;
  return (
    <span className="med" style={{ color: `var(--emo-${emotion}-fg)` }}>
      {b(`emotion_${emotion}`)}
    </span>
  );
}
