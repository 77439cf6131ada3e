import { metaValue } from '@earshot/core/calls/dimensions.ts';
import type { File } from '@earshot/core/files/files.ts';
import { Link } from '@tanstack/react-router';
import { FileText, Pause, Play } from 'lucide-react';
import { formatClock, formatDateTime, formatWhen, initials } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { LabelChips } from '../../shared/classifiers/LabelChip.tsx';
import { EmotionMark } from '../../shared/emotions/EmotionMark.tsx';
import { DirectionIcon } from '../../shared/files/DirectionIcon.tsx';
import { FileStatus } from '../../shared/files/FileStatus.tsx';
import { fileLength } from '../../shared/files/file-length.ts';
import { hasSound } from '../../shared/files/has-sound.ts';
import { dateOf, type ListDate } from '../../shared/files/list-date.ts';
import { GoalScore } from '../../shared/goals/GoalScore.tsx';
import { AbonentLink, OperatorLink } from '../../shared/people/PersonLink.tsx';
import { playFile } from '../../shared/player/playback.ts';
import { usePlayer } from '../../shared/player/player-store.ts';
import { TagChips } from '../../shared/tags/TagChip.tsx';
import { words } from '../../shared/words.texts.ts';
import type { ColumnName } from './file-columns.ts';
import { filesTexts } from './files.texts.ts';
import { Remark } from './Remark.tsx';

type CellProps = {
  name: ColumnName;
  file: File;
  date: ListDate;
  /** Where the room lets the column stand. */
  place: string | undefined;
  onOpen: () => void;
};

const none = <span className="mut">–</span>;

/** What a column says of a call. */
export function FileCell({ name, file, date, place, onOpen }: CellProps) {
  const w = useTexts(words);
  switch (name) {
    case 'operator':
      return <OperatorCell file={file} />;
    case 'abonent':
      return (
        <td className="row el" style={{ gap: 6 }}>
          <DirectionIcon direction={file.direction} />
          <span className="el">
            {file.abonent ? <AbonentLink name={file.abonent} id={file.subscriber_id ?? null} /> : none}
          </span>
        </td>
      );
    case 'name':
      return <NameCell file={file} onOpen={onOpen} />;
    case 'when': {
      const when = dateOf(file, date);
      return (
        <td className="num t2" title={formatDateTime(when)}>
          {formatWhen(when, new Date(), w('today'))}
        </td>
      );
    }
    case 'duration_ms': {
      const length = fileLength(file);
      return <td className="number">{length === null ? none : formatClock(length)}</td>;
    }
    case 'tags':
      return (
        <td>
          <TagChips tags={file.tags} most={1} />
        </td>
      );
    case 'labels':
      return (
        <td className={place}>
          <LabelChips labels={file.labels} most={1} />
        </td>
      );
    case 'scores':
      return <ScoresCell scores={file.scores} place={place} />;
    case 'emotion':
      return (
        <td className={place}>
          <EmotionMark emotion={file.emotion} isShort />
        </td>
      );
    case 'status':
      return (
        <td>
          <FileStatus file={file} />
        </td>
      );
    default:
      return <td className={place ? `el ${place}` : 'el'}>{metaValue(file.meta, name) ?? none}</td>;
  }
}

function OperatorCell({ file: { operator, agent_id } }: Pick<CellProps, 'file'>) {
  return (
    <td className="row el">
      {operator ? (
        <>
          <span className="avatar op" aria-hidden>
            {initials(operator)}
          </span>
          <span className="el med">
            <OperatorLink name={operator} id={agent_id ?? null} />
          </span>
        </>
      ) : (
        none
      )}
    </td>
  );
}

function NameCell({ file, onOpen }: { file: File; onOpen: () => void }) {
  return (
    <td className="file-name">
      <Link
        className="el"
        to="/files/$file_id"
        params={{ file_id: file.file_id }}
        title={file.name}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onOpen();
        }}
      >
        {file.name}
      </Link>
      <Remark file={file} />
    </td>
  );
}

export function PlayButton({ file }: { file: File }) {
  const t = useTexts(filesTexts);
  const isThis = usePlayer((player) => player.isPlaying && player.fileId === file.file_id);
  if (!hasSound(file)) return <FileText size={16} className="mut" aria-hidden />;
  return (
    <button
      type="button"
      data-testid="play"
      className="plain row-play"
      aria-label={t(isThis ? 'pause' : 'play', { name: file.name })}
      onClick={() => playFile(file)}
    >
      {isThis ? (
        <Pause size={15} fill="currentColor" strokeWidth={0} />
      ) : (
        <Play size={15} fill="currentColor" strokeWidth={0} />
      )}
    </button>
  );
}

/** The lowest score of the call, which is looked at first; the others by their names behind it. */
function ScoresCell({ scores, place }: { scores: File['scores']; place: string | undefined }) {
  const [lowest, ...others] = scores.toSorted((one, other) => (one.score ?? 101) - (other.score ?? 101));
  if (lowest === undefined) return <td className={place}>{none}</td>;
  return (
    <td className={place}>
      <span className="row" title={scores.map(({ name }) => name).join(', ')}>
        <GoalScore score={lowest} />
        {others.length > 0 && <span className="xs mut num">{`+${others.length}`}</span>}
      </span>
    </td>
  );
}
