import type { AgreementEstimate } from '../agreement/agreement.ts';

/**
 * Whether people agree with a question less often than its bar asks. With few calls that may be chance, so that one standard error,
 * half of the way to the upper bound of the 95 % interval, is granted: five times in six it is right.
 */
export function fallsBelow(percent: AgreementEstimate | null, bar: number): boolean {
  return percent !== null && percent.value + (percent.high - percent.value) / 2 < bar;
}
