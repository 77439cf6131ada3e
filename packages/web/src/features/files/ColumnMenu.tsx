import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Popover from '@mui/material/Popover';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconAction } from '../../components/IconAction.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { filterTexts } from '../../shared/filters/filters.texts.ts';
import { type ColumnName, moved, turned } from './file-columns.ts';
import { filesTexts } from './files.texts.ts';
import type { Columns } from './use-columns.ts';

type Props = {
  columns: Columns;
  titleOf: (name: ColumnName) => string;
  anchor: HTMLElement;
  onClose: () => void;
};

/** Which columns the table has, and in which order. */
export function ColumnMenu({ columns: { columns, choose, isUsual }, titleOf, anchor, onClose }: Props) {
  const t = useTexts(filesTexts);
  const f = useTexts(filterTexts);
  const [told, setTold] = useState('');
  const move = (name: ColumnName, step: 1 | -1) => (event: MouseEvent<HTMLElement>) => {
    const next = moved(columns, name, step);
    flushSync(() => choose(next));
    // Whoever moves it on with the keyboard stays on its button.
    event.currentTarget.focus();
    const place = next.findIndex((column) => column.name === name) + 1;
    setTold(t('columnPlace', { name: titleOf(name), place, all: next.length }));
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('columns') } }}
    >
      <div className="column-menu">
        <ul>
          {columns.map(({ name, isShown }, at) => (
            <li key={name}>
              {/* biome-ignore lint/a11y/noLabelWithoutControl: the component inside holds the input. */}
              <label className="row grow">
                <Checkbox size="small" checked={isShown} onChange={() => choose(turned(columns, name))} />
                {titleOf(name)}
              </label>
              <IconAction
                size="small"
                label={t('columnUp', { name: titleOf(name) })}
                aria-disabled={at === 0}
                onClick={move(name, -1)}
              >
                <ChevronUp size={16} />
              </IconAction>
              <IconAction
                size="small"
                label={t('columnDown', { name: titleOf(name) })}
                aria-disabled={at === columns.length - 1}
                onClick={move(name, 1)}
              >
                <ChevronDown size={16} />
              </IconAction>
            </li>
          ))}
        </ul>
        <Button size="small" disabled={isUsual} onClick={() => choose(null)}>
          {f('reset')}
        </Button>
        <span className="visually-hidden" role="status">
          {told}
        </span>
      </div>
    </Popover>
  );
}
