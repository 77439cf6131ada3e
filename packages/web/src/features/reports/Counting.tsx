import Button from '@mui/material/Button';
import { type QueryKey, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { CircleSlash, X } from 'lucide-react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import { useCountDone } from '../../shared/counts.ts';
import { words } from '../../shared/words.texts.ts';
import { reportsTexts } from './reports.texts.ts';

/** After so long somebody wants to know how far it has come. */
const longMs = 1000;

type Props = {
  queryKey: QueryKey;
  /** Blocks that are counted. */
  blocks: number;
};

/** That nobody waited for the numbers, and a way to ask for them after all. */
export function CountCancelled({ onAgain }: { onAgain: () => void }) {
  const t = useTexts(reportsTexts);
  return (
    <span className="report-counting">
      <span>{t('countCancelled')}</span>
      <Button size="small" onClick={onAgain}>
        {t('countAgain')}
      </Button>
    </span>
  );
}

/** The same where there are no numbers of before. */
export function NothingCounted({ onAgain }: { onAgain: () => void }) {
  const t = useTexts(reportsTexts);
  return (
    <EmptyState icon={<CircleSlash size={22} />} title={t('countCancelled')} text={t('countLess')} isInside>
      <Button variant="outlined" onClick={onAgain}>
        {t('countAgain')}
      </Button>
    </EmptyState>
  );
}

/** Whether a query stands still without an answer of its own, though nothing has failed. */
export const isCancelled = ({
  fetchStatus,
  isPending,
  isPlaceholderData,
}: Pick<UseQueryResult, 'fetchStatus' | 'isPending' | 'isPlaceholderData'>): boolean =>
  fetchStatus === 'idle' && (isPending || isPlaceholderData);

/** That a report is being counted; of one that takes long, how far it has come, and a way to end it. */
export function Counting({ queryKey, blocks }: Props) {
  const t = useTexts(reportsTexts);
  const w = useTexts(words);
  const client = useQueryClient();
  const done = useCountDone(queryKey);
  const isLong = useLate(true, longMs);
  if (!isLong) return t('counting');
  return (
    <span className="report-counting">
      <span aria-hidden className="report-counting-bar">
        <i style={{ width: `${(done / blocks) * 100}%` }} />
      </span>
      <span className="num">{t('countedBlocks', { count: blocks, done })}</span>
      <Button
        size="small"
        startIcon={<X size={13} aria-hidden />}
        onClick={() => void client.cancelQueries({ queryKey, exact: true })}
      >
        {w('cancel')}
      </Button>
    </span>
  );
}
