import type { File } from '@earshot/core/files/files.ts';
import { Link } from '@tanstack/react-router';
import { ArrowDownLeft, ArrowUpRight, FileText, Pause, Play } from 'lucide-react';
import { formatClock, formatDateTime, formatWhen, initials } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { EmotionMark } from '../../shared/emotions/EmotionMark.tsx';
import { FileStatus } from '../../shared/files/FileStatus.tsx';
import { fileLength } from '../../shared/files/file-length.ts';
import { hasSound } from '../../shared/files/has-sound.ts';
import { playFile } from '../../shared/player/playback.ts';
import { usePlayer } from '../../shared/player/player-store.ts';
import { TagChips } from '../../shared/tags/TagChip.tsx';
import { words } from '../../shared/words.texts.ts';
import { dateOf, type ListDate } from './file-search.ts';
import { filesTexts } from './files.texts.ts';
import { Remark } from './Remark.tsx';

export function OperatorCell({ operator }: Pick<File, 'operator'>) {
  return (
    <td className="row el">
      {operator ? (
        <>
          <span className="avatar op" aria-hidden>
            {initials(operator)}
          </span>
          <span className="el med">{operator}</span>
        </>
      ) : (
        <span className="mut">–</span>
      )}
    </td>
  );
}

export function NameCell({ file, onOpen }: { file: File; onOpen: () => void }) {
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

/** When it was and how long, its tags, how it felt and what is being done to it. */
export function FactCells({ file, date }: { file: File; date: ListDate }) {
  const w = useTexts(words);
  const length = fileLength(file);
  const when = dateOf(file, date);
  return (
    <>
      <td className="num t2" title={formatDateTime(when)}>
        {formatWhen(when, new Date(), w('today'))}
      </td>
      <td className="number">{length === null ? <span className="mut">–</span> : formatClock(length)}</td>
      <td>
        <TagChips tags={file.tags} most={1} />
      </td>
      <td>
        <EmotionMark emotion={file.emotion} isShort />
      </td>
      <td>
        <FileStatus file={file} />
      </td>
    </>
  );
}

export function DirectionIcon({ direction }: Pick<File, 'direction'>) {
  const w = useTexts(words);
  if (direction === null) return null;
  const Icon = direction === 'inbound' ? ArrowDownLeft : ArrowUpRight;
  return <Icon size={14} className="mut" role="img" aria-label={w(direction)} />;
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
