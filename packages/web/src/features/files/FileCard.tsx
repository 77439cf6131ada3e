import type { File } from '@earshot/core/files/files.ts';
import { formatClock, formatWhen } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { LabelChips } from '../../shared/classifiers/LabelChip.tsx';
import { EmotionMark } from '../../shared/emotions/EmotionMark.tsx';
import { FavoriteButton } from '../../shared/favorites/FavoriteButton.tsx';
import { DirectionIcon } from '../../shared/files/DirectionIcon.tsx';
import { FileStatus } from '../../shared/files/FileStatus.tsx';
import { fileLength } from '../../shared/files/file-length.ts';
import { fileTitle } from '../../shared/files/file-title.ts';
import { dateOf, type ListDate } from '../../shared/files/list-date.ts';
import { TagChips } from '../../shared/tags/TagChip.tsx';
import { words } from '../../shared/words.texts.ts';
import { PlayButton } from './FileCells.tsx';
import type { RowActions } from './FileRow.tsx';
import { Remark } from './Remark.tsx';
import { RowMenu } from './RowMenu.tsx';

type Props = RowActions & { file: File; index: number; date: ListDate };

/** A row as a phone shows it. */
export function FileCard({ file, index, date, onOpen, onPeek }: Props) {
  const w = useTexts(words);
  const title = fileTitle(file);
  const length = fileLength(file);
  return (
    <article className="file-card" data-testid={`file-row-${file.file_id}`}>
      <PlayButton file={file} />
      <div className="grow">
        <button type="button" className="plain file-card-title" onClick={() => onOpen(index)}>
          <span className="el med">{title}</span>
        </button>
        <div className="row sm mut num" style={{ gap: 6, flexWrap: 'wrap' }}>
          <DirectionIcon direction={file.direction} />
          {formatWhen(dateOf(file, date), new Date(), w('today'))}
          {length !== null && <span>· {formatClock(length)}</span>}
        </div>
        <div className="row" style={{ gap: 8, flexWrap: 'wrap', marginTop: 4 }}>
          <TagChips tags={file.tags} />
          <LabelChips labels={file.labels} most={1} />
          <EmotionMark emotion={file.emotion} />
        </div>
        <div style={{ marginTop: 4 }}>
          <FileStatus file={file} />
          <Remark file={file} />
        </div>
      </div>
      <FavoriteButton file={file} />
      <RowMenu file={file} onOpen={() => onOpen(index)} onPeek={() => onPeek(index)} />
    </article>
  );
}
