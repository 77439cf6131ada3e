import type { Verdict } from '@earshot/core/evaluations/evaluations.ts';
import { Check, Equal, TriangleAlert } from 'lucide-react';
import { useTexts } from '../../../../lib/i18n.ts';
import { testingTexts } from '../../testing.texts.ts';
import { chance } from './figures.ts';

const looks = {
  better: { tone: 'ok', icon: Check },
  worse: { tone: 'bad', icon: TriangleAlert },
  same: { tone: 'mute', icon: Equal },
} as const satisfies Record<Verdict, object>;

type Props = { verdict: Verdict; p: number | null; isFew?: boolean };

/** Whether a version is better or worse than another by more than chance; of few answers that cannot be told. */
export function VerdictChip({ verdict, p, isFew = false }: Props) {
  const t = useTexts(testingTexts);
  const { tone, icon: Icon } = looks[isFew ? 'same' : verdict];
  const said = p === null ? t(verdict) : `${t(verdict)}, ${chance(p)}`;
  return (
    <span className={`chip small tone-${tone}`}>
      <Icon size={11} aria-hidden /> <span className="num">{isFew ? t('few') : said}</span>
    </span>
  );
}
