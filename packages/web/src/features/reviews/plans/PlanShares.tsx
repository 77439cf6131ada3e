import { type PlanReason, planReasons } from '@earshot/core/reviews/plans.ts';
import { useQuery } from '@tanstack/react-query';
import { NumberBox } from '../../../components/NumberBox.tsx';
import { RangeInput } from '../../../components/RangeInput.tsx';
import { SmallSelect } from '../../../components/SmallSelect.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { reviewTexts } from '../../../shared/reviews/reviews.texts.ts';
import { patternsQuery } from '../../../shared/rules/rules.queries.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { restOf } from './plan-draft.ts';
import { plansTexts } from './plans.texts.ts';
import type { PlanEditing } from './use-plan-editing.ts';

/** What calls are chosen by: shares that come to a hundred, with what is missing. */
export function PlanShares({ editing }: { editing: PlanEditing }) {
  const t = useTexts(plansTexts);
  const { draft } = editing;
  const rest = restOf(draft);
  return (
    <section className="card rule-fields" aria-labelledby="plan-shares">
      <div className="row">
        <h2 id="plan-shares">{t('chosenBy')}</h2>
        <span
          className={rest === 0 ? 'push chip small tone-ok num' : 'push chip small tone-warn num'}
          role="status"
          data-testid="shares-rest"
        >
          {rest === 0
            ? t('restZero')
            : t(rest > 0 ? 'restLeft' : 'restOver', { shown: formatNumber(Math.abs(rest)) })}
        </span>
      </div>
      {planReasons.map((reason) => (
        <ShareLine key={reason} reason={reason} editing={editing} />
      ))}
      {(draft.shares.pattern > 0 || draft.pattern_id !== null) && <PatternLine editing={editing} />}
    </section>
  );
}

function ShareLine({ reason, editing }: { reason: PlanReason; editing: PlanEditing }) {
  const t = useTexts(plansTexts);
  const r = useTexts(reviewTexts);
  const { draft, disabled, change } = editing;
  const label = t('shareOf', { name: r(reason) });
  const set = (value: number) => change({ shares: { ...draft.shares, [reason]: value } });
  return (
    <div className="plan-share">
      <span>
        <span className="med">{r(reason)}</span>
        <span className="xs mut share-help">{t(`help_${reason}`)}</span>
      </span>
      {disabled ? (
        <span />
      ) : (
        <RangeInput label={label} min={0} max={100} step={5} value={draft.shares[reason]} onChange={set} />
      )}
      <NumberBox
        label={label}
        value={draft.shares[reason]}
        min={0}
        max={100}
        whole
        unit="%"
        disabled={disabled}
        onChange={(value) => value !== null && set(value)}
      />
    </div>
  );
}

function PatternLine({ editing: { draft, disabled, change } }: { editing: PlanEditing }) {
  const t = useTexts(plansTexts);
  const mayRead = useMay('patterns.read');
  const patterns = useQuery({ ...patternsQuery(), enabled: mayRead }).data?.results ?? [];
  const value = patterns.some(({ id }) => id === draft.pattern_id) ? String(draft.pattern_id) : 'none';
  return (
    <div className="rule-line">
      <span className="t2">{t('pattern')}</span>
      <SmallSelect
        label={t('pattern')}
        value={value}
        disabled={disabled}
        options={[
          { value: 'none', label: t('choosePattern') },
          ...patterns.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(id) => change({ pattern_id: id === 'none' ? null : Number(id) })}
      />
    </div>
  );
}
