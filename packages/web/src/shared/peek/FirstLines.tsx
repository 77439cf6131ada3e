import type { File } from '@earshot/core/files/files.ts';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import { transcriptQuery } from '../files/files.queries.ts';
import { hasWords } from '../files/has-words.ts';
import { PassagePlay } from '../hits/PassagePlay.tsx';
import { useSpeaker } from '../hits/speaker.ts';
import { peekTexts } from './peek.texts.ts';

const mostLines = 8;

/** How the conversation begins; each line plays. */
export function FirstLines({ file }: { file: File }) {
  const t = useTexts(peekTexts);
  const speaker = useSpeaker();
  const isThere = hasWords(file);
  const { data, isPending } = useQuery({ ...transcriptQuery(file.file_id), enabled: isThere });
  const isLate = useLate(isThere && isPending);
  if (!isThere || data?.phrases.length === 0) return <p className="sm mut">{t('noWords')}</p>;
  const roles = new Map(data?.speakers.map(({ id, role }) => [id, role]));
  return (
    <section>
      <h3>{t('firstLines')}</h3>
      {isLate && <Skeleton height={120} />}
      <ul>
        {data?.phrases.slice(0, mostLines).map((phrase) => {
          const role = roles.get(phrase.speaker) ?? null;
          return (
            <li key={phrase.id} className="peek-line">
              <PassagePlay call={file} startMs={phrase.start_ms} endMs={phrase.end_ms} />
              <p>
                <span className={`hit-who ${role ?? ''}`}>{speaker(role, file)}</span> {phrase.text}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
