import type { File } from '@earshot/core/files/files.ts';
import { useQuery } from '@tanstack/react-query';
import { formatNumber, formatPercent, formatSpan } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { metricsQuery } from '../files/files.queries.ts';
import { useSpeaker } from '../hits/speaker.ts';
import { peekTexts } from './peek.texts.ts';

/** The call in a few numbers, where they are known. */
export function PeekNumbers({ file }: { file: File }) {
  const t = useTexts(peekTexts);
  const speaker = useSpeaker();
  const metrics = useQuery({
    ...metricsQuery(file.file_id),
    enabled: file.status === 'DONE',
    retry: false,
  }).data;
  if (metrics === undefined) return null;
  const sides = metrics.speakers.length > 1 ? metrics.speakers : [];
  const lines = [
    ...sides.map(({ role, talk_share }) => ({
      title: t('talkOf', { name: speaker(role, file) }),
      text: talk_share.value === null ? null : formatPercent(talk_share.value),
    })),
    {
      title: t('silence'),
      text: metrics.silence_share.value === null ? null : formatPercent(metrics.silence_share.value),
    },
    {
      title: t('longestSilence'),
      text: metrics.longest_silence_ms.value === null ? null : formatSpan(metrics.longest_silence_ms.value),
    },
    {
      title: t('interruptions'),
      text: metrics.interruptions.value === null ? null : formatNumber(metrics.interruptions.value),
    },
  ].filter(({ text }) => text !== null);
  if (lines.length === 0) return null;
  return (
    <dl className="peek-numbers">
      {lines.map(({ title, text }) => (
        <div key={title}>
          <dt className="sm mut">{title}</dt>
          <dd className="num med">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
