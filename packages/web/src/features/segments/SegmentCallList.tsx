import type { File } from '@earshot/core/files/files.ts';
import type { Hit, Query } from '@earshot/core/matching/query.ts';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { IconAction } from '../../components/IconAction.tsx';
import { formatWhen, initials } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { HitList } from '../../shared/hits/HitList.tsx';
import { writeSought } from '../../shared/hits/sought.ts';
import { words } from '../../shared/words.texts.ts';
import { segmentsTexts } from './segments.texts.ts';

type Props = {
  calls: readonly { file: File; hits: readonly Hit[] }[];
  /** The words that they were found by. */
  query?: Query | null;
  /** Takes a call off a list picked by hand. */
  onRemove?: ((file: File) => void) | undefined;
};

/** Calls with their hits, which play in place. */
export function SegmentCallList({ calls, query = null, onRemove }: Props) {
  const t = useTexts(segmentsTexts);
  const w = useTexts(words);
  return (
    <ul className="live-sample">
      {calls.map(({ file, hits }) => {
        const who = file.operator ?? file.name;
        return (
          <li key={file.file_id} className="sample-call" data-testid={`segment-call-${file.file_id}`}>
            <div className="rule-line">
              <span className="avatar" aria-hidden>
                {initials(who)}
              </span>
              <Link
                className="sample-name el"
                to="/files/$file_id"
                params={{ file_id: file.file_id }}
                search={{ hits: query ? writeSought({ query }) : undefined }}
              >
                {who}
              </Link>
              <span className="sm mut el">
                {formatWhen(file.recorded_at ?? file.created, new Date(), w('today'))}
                {file.operator && ` · ${file.name}`}
              </span>
              {onRemove && (
                <IconAction
                  className="push"
                  size="small"
                  label={t('takeOff', { name: file.name })}
                  onClick={() => onRemove(file)}
                >
                  <X size={14} />
                </IconAction>
              )}
            </div>
            {hits.length > 0 && <HitList call={file} hits={hits} sought={query ? { query } : undefined} />}
          </li>
        );
      })}
    </ul>
  );
}
