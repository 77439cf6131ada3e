import { type Block, mostBlocks } from '@earshot/core/reports/reports.ts';
import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { IconAction } from '../../../components/IconAction.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { formTexts } from './form.texts.ts';

type Props = {
  blocks: readonly Block[];
  chosen: number;
  onMove: (to: number) => void;
  onChange: (blocks: Block[], chosen: number) => void;
};

/** What can be done with the chosen block as a whole. */
export function BlockTools({ blocks, chosen, onMove, onChange }: Props) {
  const t = useTexts(formTexts);
  const copy = () => {
    const one = blocks[chosen];
    if (one) onChange(blocks.toSpliced(chosen + 1, 0, one), chosen + 1);
  };
  return (
    <div className="report-list-tools">
      <IconAction size="small" label={t('up')} disabled={chosen === 0} onClick={() => onMove(chosen - 1)}>
        <ArrowUp size={15} />
      </IconAction>
      <IconAction
        size="small"
        label={t('down')}
        disabled={chosen === blocks.length - 1}
        onClick={() => onMove(chosen + 1)}
      >
        <ArrowDown size={15} />
      </IconAction>
      <IconAction size="small" label={t('copyBlock')} disabled={blocks.length >= mostBlocks} onClick={copy}>
        <Copy size={15} />
      </IconAction>
      <IconAction
        size="small"
        label={t('removeBlock')}
        disabled={blocks.length === 1}
        onClick={() => onChange(blocks.toSpliced(chosen, 1), chosen)}
      >
        <Trash2 size={15} />
      </IconAction>
      <span className="xs mut report-list-keys" aria-hidden>
        <kbd>Alt</kbd> <kbd>↑</kbd> <kbd>↓</kbd> {t('moveKeys')}
      </span>
    </div>
  );
}
