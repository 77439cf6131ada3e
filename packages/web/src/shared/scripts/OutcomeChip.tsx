import type { StepOutcome } from '@earshot/core/scripts/scripts.api.ts';
import type { Demand } from '@earshot/core/wording/steps.ts';
import { Check, CircleHelp, Minus, X } from 'lucide-react';
import { useTexts } from '../../lib/i18n.ts';
import { scriptTexts } from './scripts.texts.ts';

type Outcome = StepOutcome['outcome'];

const icons = { said: Check, unsure: CircleHelp, not_said: X, not_applicable: Minus };

/** Good or bad goes by what was demanded. */
function toneOf(outcome: Outcome, demand: Demand): string {
  if (outcome === 'unsure') return 'tone-warn';
  if (outcome === 'not_applicable' || demand === 'may') return outcome === 'said' ? 'tone-ok' : 'tone-mute';
  return (outcome === 'said') === (demand === 'must') ? 'tone-ok' : 'tone-bad';
}

/** What became of a script in a call. */
export function OutcomeChip({ outcome, demand = 'must' }: { outcome: Outcome; demand?: Demand }) {
  const t = useTexts(scriptTexts);
  const Icon = icons[outcome];
  return (
    <span className={`chip small ${toneOf(outcome, demand)}`}>
      <Icon size={13} aria-hidden />
      {t(outcome)}
    </span>
  );
}
