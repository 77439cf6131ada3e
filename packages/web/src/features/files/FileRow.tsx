import type { File } from '@earshot/core/files/files.ts';
import Checkbox from '@mui/material/Checkbox';
import { useQueryClient } from '@tanstack/react-query';
import { memo } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { FavoriteButton } from '../../shared/favorites/FavoriteButton.tsx';
import { transcriptQuery } from '../../shared/files/files.queries.ts';
import { hasWords } from '../../shared/files/has-words.ts';
import type { ListDate } from '../../shared/files/list-date.ts';
import { FileCell, PlayButton } from './FileCells.tsx';
import { filesTexts } from './files.texts.ts';
import { RowMenu } from './RowMenu.tsx';
import type { Columns } from './use-columns.ts';

export type RowActions = {
  onOpen: (index: number) => void;
  onToggle: (index: number, isRange?: boolean) => void;
  onCurrent: (index: number) => void;
  onPeek: (index: number) => void;
};
type Props = RowActions & {
  file: File;
  index: number;
  isSelected: boolean;
  isCurrent: boolean;
  columns: Columns;
  date: ListDate;
};

export const FileRow = memo(
  function FileRow({
    file,
    index,
    isSelected,
    isCurrent,
    columns,
    date,
    onOpen,
    onToggle,
    onCurrent,
    onPeek,
  }: Props) {
    const t = useTexts(filesTexts);
    const client = useQueryClient();
    const choose = () => {
      onCurrent(index);
      onOpen(index);
    };
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
          choose();
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
        {columns.shown.map((name) => (
          <FileCell key={name} {...{ name, file, date }} place={columns.placeOf(name)} onOpen={choose} />
        ))}
        <td className="file-end">
          <RowMenu file={file} onOpen={() => onOpen(index)} onPeek={() => onPeek(index)} />
        </td>
      </tr>
    );
  },
  (before, after) =>
    before.file === after.file &&
    before.index === after.index &&
    before.isSelected === after.isSelected &&
    before.isCurrent === after.isCurrent &&
    before.columns.shown === after.columns.shown &&
    before.columns.isUsual === after.columns.isUsual &&
    before.date === after.date &&
    before.onOpen === after.onOpen,
);
