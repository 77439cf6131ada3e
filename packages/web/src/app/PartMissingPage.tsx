import { CloudOff } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { EmptyState } from '../components/EmptyState.tsx';
import { PlainButton } from '../components/PlainButton.tsx';
import { useTexts } from '../lib/i18n.ts';
import { networkTexts } from '../lib/network.texts.ts';
import { onBack, probe } from '../lib/network.ts';
import type { PartMissing } from '../lib/parts.ts';
import { words } from '../shared/words.texts.ts';

type Props = { error: PartMissing; onThere: () => void };

/** In place of a section that could not be fetched; the menu around it stays. */
export function PartMissingPage({ error, onThere }: Props) {
  const t = useTexts(networkTexts);
  const w = useTexts(words);
  const again = useCallback(async () => {
    if (!(await probe())) return;
    await error.again();
    onThere();
  }, [error, onThere]);
  useEffect(() => onBack(() => void again()), [again]);
  return (
    <div role="alert" style={{ display: 'flex', minHeight: '60dvh', flex: 1 }}>
      <EmptyState icon={<CloudOff size={22} />} title={t('partMissing')} text={t('partMissingText')}>
        <PlainButton look="contained" onClick={() => void again()}>
          {w('retry')}
        </PlainButton>
      </EmptyState>
    </div>
  );
}
