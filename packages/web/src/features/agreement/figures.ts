import type { AgreementFigures } from '@earshot/core/reviews/agreement.api.ts';
import { formatNumber, formatPercent } from '../../lib/format.ts';

type Estimate = NonNullable<AgreementFigures['kappa']>;

/** κ and α to two digits, as the field writes them. */
export const formatAgreement = (value: number): string => formatNumber(value, 2);

/** The interval of a coefficient, or of a share in per cent. */
export function formatBounds({ low, high }: Estimate, isShare: boolean): string {
  const show = (value: number) => (isShare ? formatPercent(value) : formatAgreement(value));
  return `${show(low)} – ${show(high)}`;
}

/** An estimate as a chart of intervals takes it. */
export const chartOf = (estimate: Estimate | null, n: number) => ({
  value: estimate?.value ?? null,
  low: estimate?.low ?? null,
  high: estimate?.high ?? null,
  n,
});

/** Where agreement is drawn: from what chance gives to always. */
export const fromChance = { low: 0, high: 1 };
