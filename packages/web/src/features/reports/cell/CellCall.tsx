import type { File } from '@earshot/core/files/files.ts';
import type { Hit, Query } from '@earshot/core/matching/query.ts';
import { Link } from '@tanstack/react-router';
import { formatClock, formatWhen } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { fileLength } from '../../../shared/files/file-length.ts';
import { HitList } from '../../../shared/hits/HitList.tsx';
import { PassagePlay } from '../../../shared/hits/PassagePlay.tsx';
import { canBeHeard } from '../../../shared/hits/play-call.ts';
import { writeSought } from '../../../shared/hits/sought.ts';
import { words } from '../../../shared/words.texts.ts';

type Props = { file: File; hits: readonly Hit[]; sought: Query | null };

/** One call: who spoke with whom, when, and what it counts for. Without words it plays from its beginning. */
export function CellCall({ file, hits, sought }: Props) {
  const w = useTexts(words);
  const who = file.abonent ?? file.name;
  const length = fileLength(file);
  return (
    <li data-testid={`cell-call-${file.file_id}`}>
      <div className="cell-call-head">
        {hits.length === 0 && canBeHeard(file) && file.duration_ms !== null && (
          <PassagePlay call={file} startMs={0} endMs={file.duration_ms} />
        )}
        <Link
          className="el"
          to="/files/$file_id"
          params={{ file_id: file.file_id }}
          search={{ hits: sought ? writeSought({ query: sought }) : undefined }}
        >
          {who}
        </Link>
        <span className="push sm mut num">
          {formatWhen(file.recorded_at ?? file.created, new Date(), w('today'))} ·{' '}
          {length !== null && formatClock(length)}
        </span>
      </div>
      {file.operator !== null && <div className="sm t2">{file.operator}</div>}
      {hits.length > 0 && (
        <HitList call={file} hits={hits} first={1} sought={sought ? { query: sought } : undefined} />
      )}
    </li>
  );
}
