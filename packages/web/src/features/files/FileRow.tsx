import { type MetaName, metaValue } from '@earshot/core/calls/dimensions.ts';
import type { File } from '@earshot/core/files/files.ts';
import Checkbox from '@mui/material/Checkbox';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowDownLeft, ArrowUpRight, FileText, Pause, Play } from 'lucide-react';
import { memo } from 'react';
import { formatClock, formatDateTime, formatWhen, initials } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { EmotionMark } from '../../shared/emotions/EmotionMark.tsx';
import { FavoriteButton } from '../../shared/favorites/FavoriteButton.tsx';
import { FileStatus, runningStage } from '../../shared/files/FileStatus.tsx';
import { fileLength } from '../../shared/files/file-length.ts';
import { transcriptQuery, useRestartFile } from '../../shared/files/files.queries.ts';
import { hasSound } from '../../shared/files/has-sound.ts';
import { hasWords } from '../../shared/files/has-words.ts';
import { playFile } from '../../shared/player/playback.ts';
import { usePlayer } from '../../shared/player/player-store.ts';
import { TagChips } from '../../shared/tags/TagChip.tsx';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useMay } from '../../shared/users.queries.ts';
import { words } from '../../shared/words.texts.ts';
import { filesTexts } from './files.texts.ts';
import { RowMenu } from './RowMenu.tsx';

export type RowActions = {
  onOpen: (index: number) => void;
  onToggle: (index: number, isRange?: boolean) => void;
  onCurrent: (index: number) => void;
};
type Props = RowActions & {
  file: File;
  index: number;
  isSelected: boolean;
  isCurrent: boolean;
  /** Metadata that has a column. */
  meta: readonly MetaName[];
};

export const FileRow = memo(
  function FileRow({ file, index, isSelected, isCurrent, meta, onOpen, onToggle, onCurrent }: Props) {
    const t = useTexts(filesTexts);
    const w = useTexts(words);
    const client = useQueryClient();
    const length = fileLength(file);
    return (
      <tr
        data-testid={`file-row-${file.file_id}`}
        data-current={isCurrent}
        className={`file-grid file-row${isSelected ? ' selected' : ''}${isCurrent ? ' current' : ''}`}
        onMouseEnter={() =>
          file.status === 'DONE' && hasWords(file) && void client.prefetchQuery(transcriptQuery(file.file_id))
        }
        onClick={(event) => {
          if (
            (event.target as HTMLElement).closest('a,button,input,label,.MuiMenu-root,.MuiDialog-root') ||
            event.defaultPrevented
          )
            return;
          onCurrent(index);
          onOpen(index);
        }}
      >
        <td>
          <Checkbox
            size="small"
            slotProps={{ input: { 'aria-label': t('select', { name: file.name }) } }}
            checked={isSelected}
            onClick={(event) => {
              onCurrent(index);
              onToggle(index, event.shiftKey);
            }}
          />
        </td>
        <td>
          <PlayButton file={file} />
        </td>
        <td>
          <FavoriteButton file={file} />
        </td>
        <td className="row el">
          {file.operator ? (
            <>
              <span className="avatar op" aria-hidden>
                {initials(file.operator)}
              </span>
              <span className="el med">{file.operator}</span>
            </>
          ) : (
            <span className="mut">–</span>
          )}
        </td>
        <td className="row el" style={{ gap: 6 }}>
          <DirectionIcon direction={file.direction} />
          <span className="el">{file.abonent ?? <span className="mut">–</span>}</span>
        </td>
        <td className="file-name">
          <Link
            className="el"
            to="/files/$file_id"
            params={{ file_id: file.file_id }}
            title={file.name}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              onCurrent(index);
              onOpen(index);
            }}
          >
            {file.name}
          </Link>
          <Remark file={file} />
        </td>
        {meta.map((name) => (
          <td key={name} className="el more-column">
            {metaValue(file.meta, name) ?? <span className="mut">–</span>}
          </td>
        ))}
        <td className="num t2" title={formatDateTime(file.recorded_at ?? file.created)}>
          {formatWhen(file.recorded_at ?? file.created, new Date(), w('today'))}
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
        <td>
          <RowMenu file={file} onOpen={() => onOpen(index)} />
        </td>
      </tr>
    );
  },
  (before, after) =>
    before.file === after.file &&
    before.index === after.index &&
    before.isSelected === after.isSelected &&
    before.isCurrent === after.isCurrent &&
    before.meta === after.meta &&
    before.onOpen === after.onOpen,
);

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

/** What is being done to it, or why it is not done, and what to do. */
export function Remark({ file }: { file: File }) {
  const w = useTexts(words);
  const errorText = useErrorText();
  const notify = useNotify();
  const restart = useRestartFile();
  const mayWrite = useMay('files.write');
  if (file.status === 'PROCESSING') {
    const stage = runningStage(file);
    return stage ? <span className="xs mut el">{w(`stage_${stage.name}`)}</span> : null;
  }
  if (file.error === null) return null;
  return (
    <span className="xs row" style={{ gap: 6, color: 'var(--bad-fg)' }}>
      <span className="el" title={errorText(file.error)}>
        {errorText(file.error)}
      </span>
      {mayWrite && (
        <button
          type="button"
          className="plain link"
          disabled={restart.isPending}
          onClick={() => restart.mutate({ fileId: file.file_id }, { onError: notify.failed })}
        >
          {w('retry')}
        </button>
      )}
    </span>
  );
}
