import { type MetaName, metaValue } from '@earshot/core/calls/dimensions.ts';
import type { File } from '@earshot/core/files/files.ts';
import Checkbox from '@mui/material/Checkbox';
import { useQueryClient } from '@tanstack/react-query';
import { memo } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { FavoriteButton } from '../../shared/favorites/FavoriteButton.tsx';
import { transcriptQuery } from '../../shared/files/files.queries.ts';
import { hasWords } from '../../shared/files/has-words.ts';
import { DirectionIcon, FactCells, NameCell, OperatorCell, PlayButton } from './FileCells.tsx';
import type { ListDate } from './file-search.ts';
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
  date: ListDate;
};

export const FileRow = memo(
  function FileRow({ file, index, isSelected, isCurrent, meta, date, onOpen, onToggle, onCurrent }: Props) {
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
        <OperatorCell operator={file.operator} />
        <td className="row el" style={{ gap: 6 }}>
          <DirectionIcon direction={file.direction} />
          <span className="el">{file.abonent ?? <span className="mut">–</span>}</span>
        </td>
        <NameCell file={file} onOpen={choose} />
        {meta.map((name) => (
          <td key={name} className="el more-column">
            {metaValue(file.meta, name) ?? <span className="mut">–</span>}
          </td>
        ))}
        <FactCells file={file} date={date} />
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
    before.date === after.date &&
    before.onOpen === after.onOpen,
);
