import type { LikelySame as Pair } from '@earshot/core/agents/agents.api.ts';
import { Merge, X } from 'lucide-react';
import { useState } from 'react';
import type { z } from 'zod';
import { IconAction } from '../../components/IconAction.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { peopleTexts } from '../../shared/people/people.texts.ts';
import { agentsTexts } from './agents.texts.ts';

export type LikelyPair = z.infer<typeof Pair>;
type Props = { pairs: readonly LikelyPair[]; onSee: (pairs: readonly LikelyPair[]) => void };

const named = 3;

/** Says that some names look like people who are here already. */
export function LikelySame({ pairs, onSee }: Props) {
  const t = useTexts(agentsTexts);
  const p = useTexts(peopleTexts);
  const [isAway, setIsAway] = useState(false);
  if (pairs.length === 0 || isAway) return null;
  return (
    <section className="likely-same" aria-label={t('likelyTitle')} data-testid="likely-same">
      <Merge size={16} aria-hidden />
      <p className="grow">
        <b className="semi">{t('likely', { count: pairs.length })}</b>{' '}
        {pairs
          .slice(0, named)
          .map(({ name, files }) =>
            t('likelyOne', { name, calls: p('callCount', { count: files, shown: formatNumber(files) }) }),
          )
          .join(', ')}
        {pairs.length > named && ', …'}
      </p>
      <button type="button" className="plain link" onClick={() => onSee(pairs)}>
        {t('seeAndMerge')}
      </button>
      <IconAction size="small" label={t('dismiss')} onClick={() => setIsAway(true)}>
        <X size={14} />
      </IconAction>
    </section>
  );
}
