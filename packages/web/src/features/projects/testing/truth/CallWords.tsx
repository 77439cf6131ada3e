import type { Truth } from '@earshot/core/evaluations/truths.ts';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../../components/Skeleton.tsx';
import { useTexts } from '../../../../lib/i18n.ts';
import { useLate } from '../../../../lib/use-late.ts';
import { transcriptQuery } from '../../../../shared/files/files.queries.ts';
import { truthTexts } from '../../truth.texts.ts';
import { CallMomentLine } from '../places/CallMomentLine.tsx';

/** What was said in a whole call; each phrase plays. */
export function CallWords({ truth }: { truth: Truth }) {
  const t = useTexts(truthTexts);
  const query = useQuery({ ...transcriptQuery(truth.file_id), retry: false });
  const isLate = useLate(query.isPending);
  const transcript = query.data;
  if (query.isError || transcript?.phrases.length === 0) return <p className="sm mut">{t('noWords')}</p>;
  if (transcript === undefined) return isLate ? <Skeleton height={160} radius={8} /> : null;
  const roles = new Map(transcript.speakers.map(({ id, role }) => [id, role]));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long call is scrolled by keys as well.
    <section className="call-words" aria-label={t('words')} tabIndex={0}>
      {transcript.phrases.map((phrase) => (
        <CallMomentLine
          key={phrase.id}
          place={truth}
          moment={{ ...phrase, role: roles.get(phrase.speaker) ?? null }}
          text={phrase.text}
        />
      ))}
    </section>
  );
}
