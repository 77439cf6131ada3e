import type { SearchResult } from '@earshot/core/search/search.api.ts';
import Checkbox from '@mui/material/Checkbox';
import { Link } from '@tanstack/react-router';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { formatClock, formatDateTime, formatNumber, formatWhen } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { LabelChips } from '../../shared/classifiers/LabelChip.tsx';
import { EmotionMark } from '../../shared/emotions/EmotionMark.tsx';
import { FavoriteButton } from '../../shared/favorites/FavoriteButton.tsx';
import { FileStatus } from '../../shared/files/FileStatus.tsx';
import { fileLength } from '../../shared/files/file-length.ts';
import { dateOf, type ListDate } from '../../shared/files/list-date.ts';
import { HitList } from '../../shared/hits/HitList.tsx';
import { type Sought, writeSought } from '../../shared/hits/sought.ts';
import { TagChips } from '../../shared/tags/TagChip.tsx';
import { words } from '../../shared/words.texts.ts';
import { searchTexts } from './search.texts.ts';

type Props = {
  result: SearchResult;
  /** What was searched for. */
  sought: Sought;
  isSelected: boolean;
  isCurrent: boolean;
  date: ListDate;
  onToggle: (isRange: boolean) => void;
  /** Before one leaves for the call. */
  onOpen: () => void;
};

/** One call with the passages in which it was said. */
export function ResultCard({ result, sought, isSelected, isCurrent, date, onToggle, onOpen }: Props) {
  const t = useTexts(searchTexts);
  const w = useTexts(words);
  const { file, hits, hit_count } = result;
  const length = fileLength(file);
  const when = dateOf(file, date);
  const Arrow = file.direction === 'inbound' ? ArrowDownLeft : ArrowUpRight;
  return (
    <article
      className={`card result${isSelected ? ' selected' : ''}${isCurrent ? ' current' : ''}`}
      data-testid={`result-${file.file_id}`}
      data-current={isCurrent}
    >
      <header>
        <Checkbox
          size="small"
          slotProps={{ input: { 'aria-label': t('select', { name: file.name }) } }}
          checked={isSelected}
          onClick={(event) => onToggle(event.shiftKey)}
        />
        {file.direction && <Arrow size={14} className="mut" role="img" aria-label={w(file.direction)} />}
        <h2 className="el">
          <Link
            to="/files/$file_id"
            params={{ file_id: file.file_id }}
            search={{ hits: writeSought(sought) }}
            title={file.name}
            onClick={onOpen}
          >
            {file.operator && file.abonent ? (
              <>
                <bdi>{file.operator}</bdi> <span className="mut">{t('with')}</span> <bdi>{file.abonent}</bdi>
              </>
            ) : (
              (file.operator ?? file.abonent ?? file.name)
            )}
          </Link>
        </h2>
        <span className="sm mut num result-when" title={formatDateTime(when)}>
          {formatWhen(when, new Date(), w('today'))}
          {length !== null && ` · ${formatClock(length)}`}
        </span>
        <span className="result-marks">
          <EmotionMark emotion={file.emotion} />
          <TagChips tags={file.tags} />
          <LabelChips labels={file.labels} most={1} />
          {file.status !== 'DONE' && <FileStatus file={file} />}
          <span className="chip small tone-primary num">
            {t('hits', { count: hit_count, shown: formatNumber(hit_count) })}
          </span>
          <FavoriteButton file={file} />
        </span>
      </header>
      {hits.length > 0 ? (
        <HitList call={file} hits={hits} sought={sought} onOpen={onOpen} />
      ) : (
        <p className="sm mut result-none">{t('noHits')}</p>
      )}
    </article>
  );
}
