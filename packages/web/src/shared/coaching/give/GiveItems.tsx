import { longestNote } from '@earshot/core/coaching/coaching.ts';
import TextField from '@mui/material/TextField';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { IconAction } from '../../../components/IconAction.tsx';
import { formatDate } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { MomentLine } from '../MomentLine.tsx';
import { nameFor } from '../name-for.ts';
import { giveTexts } from './give.texts.ts';
import { type GiveItem, isForeign, keyOf, moved } from './give-draft.ts';

type Props = {
  items: readonly GiveItem[];
  agent: { id: number; name: string } | null;
  onChange: (items: GiveItem[]) => void;
};

/** Moments in the order in which they are to be heard. */
export function GiveItems({ items, agent, onChange }: Props) {
  const t = useTexts(giveTexts);
  const held = useRef<HTMLElement | null>(null);
  // What was moved in the page has lost the focus.
  useLayoutEffect(() => {
    held.current?.focus();
    held.current = null;
  });
  const move = (at: number, step: 1 | -1) => {
    held.current = document.activeElement as HTMLElement | null;
    onChange(moved(items, at, step));
  };
  return (
    <section className="give-moments" aria-label={t('moments')}>
      <div className="row">
        <h3>{t('moments')}</h3>
        {items.length > 1 && <span className="push xs mut">{t('moveByKeys')}</span>}
      </div>
      {items.length === 0 && <p className="sm t2">{t('noMoments')}</p>}
      <ol>
        {items.map((item, at) => (
          <Item
            key={keyOf(item)}
            {...{ item, agent }}
            place={at + 1}
            isFirst={at === 0}
            isLast={at === items.length - 1}
            onMove={(step) => move(at, step)}
            onNote={(note) => onChange(items.map((one) => (one === item ? { ...one, note } : one)))}
            onRemove={() => onChange(items.filter((one) => one !== item))}
          />
        ))}
      </ol>
    </section>
  );
}

type ItemProps = {
  item: GiveItem;
  agent: Props['agent'];
  place: number;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: 1 | -1) => void;
  onNote: (note: string) => void;
  onRemove: () => void;
};

function Item({ item, agent, place, isFirst, isLast, onMove, onNote, onRemove }: ItemProps) {
  const t = useTexts(giveTexts);
  const name = nameFor(item.moment.text) || item.file_name;
  const isWrong = isForeign(item, agent);
  return (
    <li
      className={isWrong ? 'wrong' : undefined}
      data-testid={`give-item-${place}`}
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        onMove(event.key === 'ArrowUp' ? -1 : 1);
      }}
    >
      <span className="num t2">{place}</span>
      <div className="give-item">
        <MomentLine of={item} isPlain />
        <p className="xs mut" dir="auto">
          {[item.operator?.name, formatDate(item.started_at), item.file_name].filter(Boolean).join(' · ')}
        </p>
        {isWrong && (
          <p className="xs error-text" role="alert">
            {t('foreignItem', { name: agent?.name ?? '' })}
          </p>
        )}
        <TextField
          fullWidth
          multiline
          size="small"
          maxRows={4}
          placeholder={t('itemNote')}
          value={item.note}
          onChange={(event) => onNote(event.target.value)}
          slotProps={{ htmlInput: { 'aria-label': `${t('itemNote')}: ${name}`, maxLength: longestNote } }}
        />
      </div>
      <span className="give-item-do">
        <IconAction
          size="small"
          label={t('earlier', { name })}
          aria-disabled={isFirst}
          onClick={() => onMove(-1)}
        >
          <ChevronUp size={16} />
        </IconAction>
        <IconAction
          size="small"
          label={t('later', { name })}
          aria-disabled={isLast}
          onClick={() => onMove(1)}
        >
          <ChevronDown size={16} />
        </IconAction>
        <IconAction size="small" label={t('leaveOut', { name })} onClick={onRemove}>
          <X size={16} />
        </IconAction>
      </span>
    </li>
  );
}
