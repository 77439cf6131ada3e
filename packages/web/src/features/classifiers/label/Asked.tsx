import type { LabelTold } from '@earshot/core/classifiers/checks.api.ts';
import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import type { QueueItem } from '@earshot/core/classifiers/queue.api.ts';
import { AudioLines, Dices, Funnel, Gauge } from 'lucide-react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { formatClock, formatDateTime, formatNumber, formatSpan, languageName } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { Avatar } from '../../../shared/Avatar.tsx';
import { written } from '../../../shared/classifiers/SpreadBar.tsx';
import type { HitCall } from '../../../shared/hits/play-call.ts';
import { SpeakerName } from '../../../shared/hits/SpeakerName.tsx';
import { words } from '../../../shared/words.texts.ts';
import { ToldText } from '../parts/ToldText.tsx';
import { decidingWords } from '../parts/told-pieces.ts';
import { labelTexts } from './label.texts.ts';

type Props = { item: QueueItem; classifier: Classifier };

export const callOf = ({ place, call }: QueueItem): HitCall => ({
  file_id: place.file_id,
  name: call.name,
  operator: call.operator,
  abonent: call.abonent,
  duration_ms: call.duration_ms,
  type: call.type,
  audio_removed: call.audio_removed,
});

/** What is asked about: the call, why it is asked, what was said, and what was said around it. */
export function Asked({ item, classifier }: Props) {
  const call = callOf(item);
  const { before, after, role, text, place, reason } = item;
  const t = useTexts(labelTexts);
  return (
    <>
      <CallLine item={item} />
      <Why item={item} classifier={classifier} />
      <Around lines={before} call={call} />
      <blockquote className={`asked ${role ?? ''}`} data-testid="asked">
        <p className="row sm">
          <SpeakerName role={role} call={call} />
          {call.type !== 'text' && (
            <span className="num mut">
              {formatClock(place.start_ms)} {t('until', { time: formatClock(place.end_ms) })}
            </span>
          )}
        </p>
        <p className="asked-text">
          <ToldText text={text} words={reason === 'random' ? [] : decidingWords(item)} />
        </p>
      </blockquote>
      <Around lines={after} call={call} />
    </>
  );
}

function CallLine({ item: { call, place } }: Pick<Props, 'item'>) {
  const t = useTexts(labelTexts);
  const w = useTexts(words);
  const { operator, abonent, name, direction, started_at, duration_ms, language, type } = call;
  const who = operator ?? abonent ?? name;
  return (
    <div className="asked-call">
      <Avatar name={who} src={null} />
      <div className="grow">
        <div className="el">
          <b className="med">{who}</b>{' '}
          {operator !== null && abonent !== null && <span>{t('withWhom', { name: abonent })}</span>}
        </div>
        <div className="sm mut el">
          {[
            formatDateTime(started_at),
            ...(duration_ms === null || type === 'text' ? [] : [formatSpan(duration_ms)]),
            ...(direction === 'inbound' || direction === 'outbound' ? [w(direction)] : []),
            ...(language === null ? [] : [languageName(language)]),
          ].join(' · ')}
        </div>
      </div>
      <ButtonLink
        size="small"
        variant="outlined"
        startIcon={<AudioLines size={14} />}
        to="/files/$file_id"
        params={{ file_id: place.file_id }}
        search={{ t: String(Math.floor(place.start_ms / 1000)) }}
      >
        {t('openCall')}
      </ButtonLink>
    </div>
  );
}

/** Why this one of all: it is uncertain, was drawn by chance, or was proposed. */
function Why({ item, classifier }: Props) {
  const t = useTexts(labelTexts);
  const { reason, labels, proposed_by, copies } = item;
  const proposers = classifier.labels
    .filter(({ id }) => proposed_by.includes(id))
    .map(({ name }) => name)
    .join(', ');
  const Icon = { least_certain: Gauge, random: Dices, proposed: Funnel }[reason];
  const title = { least_certain: 'leastCertain', random: 'random', proposed: 'proposed' } as const;
  const text =
    reason === 'random'
      ? t('randomText')
      : reason === 'proposed'
        ? t('proposedBy', { labels: proposers })
        : uncertain(classifier.choose, labels, t);
  return (
    <p className={`notice asked-why tone-${reason === 'least_certain' ? 'warn' : 'info'}`}>
      <Icon size={16} aria-hidden />
      <span>
        <b>{t(title[reason])}</b> {text}
        {reason === 'least_certain' && proposers !== '' && <> · {t('alsoProposed', { labels: proposers })}</>}
      </span>
      {copies > 0 && <span className="push sm">{t('copies', { shown: formatNumber(copies) })}</span>}
    </p>
  );
}

/** Where one label is chosen, the two that are likeliest; where each is asked for by itself, the one that is nearest to being given. */
function uncertain(
  choose: Classifier['choose'],
  labels: readonly LabelTold[],
  t: ReturnType<typeof useTexts<typeof labelTexts>>,
): string {
  const isOne = choose === 'one';
  const away = ({ probability, threshold }: LabelTold) =>
    isOne ? -probability : Math.abs(probability - threshold);
  const [one, other] = labels.toSorted((a, b) => away(a) - away(b));
  if (one === undefined) return t('mostToLearn');
  const first = { one: one.name, first: written(one.probability) };
  return isOne && other !== undefined
    ? t('between', { ...first, other: other.name, second: written(other.probability) })
    : t('nearly', { ...first, at: written(one.threshold) });
}

function Around({ lines, call }: { lines: QueueItem['before']; call: HitCall }) {
  if (lines.length === 0) return null;
  return (
    <ul className={call.type === 'text' ? 'asked-around no-times' : 'asked-around'}>
      {lines.map(({ start_ms, role, text }) => (
        <li key={start_ms}>
          {call.type !== 'text' && <span className="num sm mut">{formatClock(start_ms)}</span>}
          <SpeakerName role={role} call={call} />
          <span className="t2" dir="auto">
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
