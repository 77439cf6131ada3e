import type { LearnedVersion } from '@earshot/core/classifiers/classifiers.api.ts';
import { useQuery } from '@tanstack/react-query';
import { FilterSelect } from '../../../components/FilterSelect.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { useErrorText } from '../../../shared/use-error-text.ts';
import { type CheckedOn, checkQuery } from '../classifiers.queries.ts';
import { checkTexts } from './check.texts.ts';
import { ToldChips } from './DecisionChip.tsx';

type Props = {
  id: number;
  on: CheckedOn;
  /** The version that is shown beside. */
  version: number;
  versions: readonly LearnedVersion[];
  against: number | undefined;
  /** Which unit of what was checked. */
  unit: number;
  colorOf: (labelId: number) => string;
  onAgainst: (version: number | undefined) => void;
};

/** What another version says of the same unit. */
export function CompareCard({ versions, version, against, onAgainst, ...asked }: Props) {
  const t = useTexts(checkTexts);
  const others = versions.filter((one) => one.version !== version);
  return (
    <section className="card check-card" aria-label={t('same')}>
      <h2>{t('same')}</h2>
      {others.length === 0 ? (
        <p className="sm t2">{t('noOther')}</p>
      ) : (
        <FilterSelect
          label={t('compare')}
          every={t('chooseVersion')}
          value={against === undefined ? undefined : String(against)}
          options={others.map((one) => ({
            value: String(one.version),
            label: t(one.is_live ? 'answering' : 'older', { version: one.version }),
          }))}
          onChange={(next) => onAgainst(next === undefined ? undefined : Number(next))}
        />
      )}
      {against !== undefined && against !== version && <Other {...asked} against={against} />}
    </section>
  );
}

type OtherProps = Pick<Props, 'id' | 'on' | 'unit' | 'colorOf'> & { against: number };

function Other({ id, on, unit, colorOf, against }: OtherProps) {
  const errorText = useErrorText();
  const query = useQuery(checkQuery(id, on, against));
  if (query.error) return <p className="rule-mistake">{errorText(query.error)}</p>;
  const told = query.data?.units[unit]?.labels;
  if (told === undefined) return <Skeleton height={24} radius={6} />;
  return (
    <div data-testid="other-version">
      <ToldChips told={told} colorOf={colorOf} />
    </div>
  );
}
