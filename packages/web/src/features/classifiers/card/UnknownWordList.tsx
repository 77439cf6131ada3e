import { writeList } from '@earshot/core/lists.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { MomentLink } from '../../../shared/hits/MomentLink.tsx';
import { PassagePlay } from '../../../shared/hits/PassagePlay.tsx';
import { unknownWordsQuery } from '../classifiers.queries.ts';
import { driftTexts } from './drift.texts.ts';

/** Words of the last calls that it never learned: each is played where it was said last, and leads to all calls with it. */
export function UnknownWordList({ id, version }: { id: number; version: number }) {
  const t = useTexts(driftTexts);
  const words = useQuery(unknownWordsQuery(id, version)).data;
  if (words === undefined) return null;
  const { calls: all, results } = words;
  return (
    <div className="unknown-words" data-testid="unknown-words">
      <h3>{t('words')}</h3>
      {results.length === 0 && <p className="sm t2">{t('noWords')}</p>}
      <ul>
        {results.map(({ word, calls, place, call }) => (
          <li key={word}>
            <PassagePlay
              call={{ file_id: place.file_id, ...call }}
              startMs={place.start_ms}
              endMs={place.end_ms}
            />
            <MomentLink fileId={place.file_id} startMs={place.start_ms} isSmall />
            <Link
              className="el"
              dir="auto"
              to="/search"
              search={{ phrases: writeList([word]) }}
              aria-label={t('search', { word })}
            >
              {word}
            </Link>
            <span className="sm mut num">
              {t('inCalls', { shown: formatNumber(calls), all: formatNumber(all) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
