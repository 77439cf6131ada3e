import type { Opens } from '@earshot/core/agents/people.ts';
import type { File } from '@earshot/core/files/files.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { formatClock, formatNumber, formatWhen } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import { EmotionMark } from '../emotions/EmotionMark.tsx';
import { DirectionIcon } from '../files/DirectionIcon.tsx';
import { fileLength } from '../files/file-length.ts';
import { type FileQuery, filesQuery } from '../files/files.queries.ts';
import { searchOf, searchOfCalls } from '../filters/filter-address.ts';
import { PassagePlay } from '../hits/PassagePlay.tsx';
import { TagChips } from '../tags/TagChip.tsx';
import { words } from '../words.texts.ts';
import './people.css';
import { peopleTexts } from './people.texts.ts';

const shown = 20;

/** The newest of somebody's calls, and the way to all of them. */
export function PersonCalls({ open, count }: { open: Opens; count: number }) {
  const t = useTexts(peopleTexts);
  const asked = { ...searchOf(open.filters), sorting_by: 'recorded_at', order_by: 'desc', limit: shown };
  const query = useQuery(filesQuery(asked as FileQuery));
  const isLate = useLate(query.isPending);
  const files = query.data?.results;
  return (
    <section className="card person-calls" data-testid="calls-of-person">
      <header>
        <h2>{t('calls')}</h2>
        <ButtonLink size="small" className="push" to="/files" search={searchOfCalls(open.filters)}>
          {t('allCalls', { count, shown: formatNumber(count) })}
        </ButtonLink>
      </header>
      {isLate && <Skeleton height={Math.min(shown, count) * 44} radius={0} />}
      <ul>
        {files?.map((file) => (
          <PersonCall key={file.file_id} file={file} />
        ))}
      </ul>
    </section>
  );
}

function PersonCall({ file }: { file: File }) {
  const w = useTexts(words);
  const length = fileLength(file);
  return (
    <li className="person-call">
      <PassagePlay call={file} startMs={0} endMs={file.duration_ms ?? Number.MAX_SAFE_INTEGER} />
      <span className="row el">
        <DirectionIcon direction={file.direction} />
        <Link className="el med person-link" to="/files/$file_id" params={{ file_id: file.file_id }}>
          {file.abonent ?? file.name}
        </Link>
      </span>
      <span className="sm num t2">
        {formatWhen(file.recorded_at ?? file.created, new Date(), w('today'))}
      </span>
      <span className="sm num person-call-length">{length === null ? '–' : formatClock(length)}</span>
      <span className="person-call-tags">
        <TagChips tags={file.tags} />
      </span>
      <span className="person-call-emotion">
        <EmotionMark emotion={file.emotion} />
      </span>
    </li>
  );
}
