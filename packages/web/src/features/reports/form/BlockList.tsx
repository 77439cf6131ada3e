import { type Block, issueOf, mostBlocks } from '@earshot/core/reports/reports.ts';
import Button from '@mui/material/Button';
import { GripVertical, Plus, TriangleAlert } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useBlockTitle } from '../blocks/use-measure-text.ts';
import { drawIcons } from '../list/Thumb.tsx';
import { BlockTools } from './BlockTools.tsx';
import { moved, newBlock } from './block-draft.ts';
import { formTexts } from './form.texts.ts';

type Props = {
  blocks: Block[];
  chosen: number;
  disabled: boolean;
  onChoose: (at: number) => void;
  onChange: (blocks: Block[]) => void;
};

/** The blocks in their order; the chosen one is moved, copied and removed here, with keys too. */
export function BlockList({ blocks, chosen, disabled, onChoose, onChange }: Props) {
  const t = useTexts(formTexts);
  const change = (next: Block[], at: number) => {
    onChange(next);
    onChoose(Math.max(0, Math.min(at, next.length - 1)));
  };
  const move = (to: number) => {
    if (to >= 0 && to < blocks.length) change(moved(blocks, chosen, to), to);
  };
  const drag = useDragged((from, to) => change(moved(blocks, from, to), to));
  const press = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined || !event.altKey || disabled) return;
    event.preventDefault();
    move(chosen + by);
  };
  return (
    <section className="card report-list" aria-labelledby="report-list">
      <div className="rule-line">
        <h2 id="report-list">{t('blocks')}</h2>
        <span className="push sm mut num">{t('ofMost', { count: blocks.length, most: mostBlocks })}</span>
      </div>
      <ol onKeyDown={press}>
        {blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of them may say the same
          <li key={at} data-testid={`block-${at + 1}`} {...(disabled ? {} : drag(at))}>
            {!disabled && blocks.length > 1 && <GripVertical size={14} className="mut" aria-hidden />}
            <BlockButton
              block={block}
              place={at + 1}
              isChosen={at === chosen}
              onChoose={() => onChoose(at)}
            />
          </li>
        ))}
      </ol>
      {!disabled && (
        <>
          <BlockTools {...{ blocks, chosen }} onMove={move} onChange={change} />
          <Button
            variant="outlined"
            startIcon={<Plus size={15} />}
            disabled={blocks.length >= mostBlocks}
            onClick={() => change([...blocks, newBlock()], blocks.length)}
          >
            {t('addBlock')}
          </Button>
        </>
      )}
    </section>
  );
}

/** Rows that are put elsewhere by dragging them; whoever uses keys has others for it. */
function useDragged(onMove: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setFrom(null);
    setOver(null);
  };
  return (at: number) => ({
    draggable: true,
    'data-over': over === at && from !== null && from !== at ? (from < at ? 'below' : 'above') : undefined,
    onDragStart: () => setFrom(at),
    onDragOver: (event: DragEvent) => {
      if (from === null) return;
      event.preventDefault();
      setOver(at);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (from !== null && from !== at) onMove(from, at);
      end();
    },
    onDragEnd: end,
  });
}

type ButtonProps = { block: Block; place: number; isChosen: boolean; onChoose: () => void };

function BlockButton({ block, place, isChosen, onChoose }: ButtonProps) {
  const t = useTexts(formTexts);
  const title = useBlockTitle()(block);
  const issue = issueOf(block);
  const Icon = drawIcons[block.draw];
  return (
    <button
      type="button"
      className="plain report-list-block"
      aria-current={isChosen}
      aria-label={`${t('block', { place })}: ${title}`}
      onClick={onChoose}
    >
      <Icon size={15} aria-hidden />
      <span className="grow" dir="auto">
        {title}
      </span>
      {issue !== null && <TriangleAlert size={14} className="error-text" aria-hidden />}
    </button>
  );
}
