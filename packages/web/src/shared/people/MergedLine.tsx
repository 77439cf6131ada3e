import type { MergedPerson } from '@earshot/core/agents/people.ts';
import { Split } from 'lucide-react';
import type { z } from 'zod';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import './people.css';
import { peopleTexts } from './people.texts.ts';

type Props = {
  name: string;
  merged: readonly z.infer<typeof MergedPerson>[];
  /** Missing where one may only look. */
  onTakeApart: ((id: number, name: string) => void) | undefined;
  isBusy: boolean;
};

/** Who was merged into somebody, each with the way back. */
export function MergedLine({ name, merged, onTakeApart, isBusy }: Props) {
  const t = useTexts(peopleTexts);
  if (merged.length === 0) return null;
  return (
    <section className="card merged-line" aria-label={t('mergedHere', { name })}>
      <span className="t2">{t('mergedHere', { name })}</span>
      <ul>
        {merged.map((one) => (
          <li key={one.id}>
            <bdi className="med">{one.name}</bdi>
            <span className="sm mut num">
              {t('callCount', { count: one.files, shown: formatNumber(one.files) })}
            </span>
            {onTakeApart && (
              <button
                type="button"
                className="plain link"
                disabled={isBusy}
                aria-label={t('takeApartOf', { name: one.name })}
                onClick={() => onTakeApart(one.id, one.name)}
              >
                <Split size={14} aria-hidden /> {t('takeApart')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
