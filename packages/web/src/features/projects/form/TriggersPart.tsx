import type { Trigger } from '@earshot/core/projects/triggers.ts';
import Switch from '@mui/material/Switch';
import { Bell, Filter, type LucideIcon, PieChart, Star, Tag, Webhook } from 'lucide-react';
import { useTexts } from '../../../lib/i18n.ts';
import { useAccount } from '../../../shared/account.ts';
import { cardTexts } from '../card.texts.ts';
import { formTexts } from '../form.texts.ts';
import { FormPart, type PartProps } from './FormPart.tsx';
import { OnPatterns } from './OnPatterns.tsx';
import { TriggerFields } from './TriggerFields.tsx';
import {
  newTrigger,
  type OfferedTrigger,
  offeredTriggers,
  withoutTrigger,
  withTrigger,
} from './triggers-draft.ts';

const icons: Record<OfferedTrigger, LucideIcon> = {
  mark: Tag,
  notify: Bell,
  webhook: Webhook,
  favorite: Star,
  conversion: Filter,
  segment: PieChart,
};

/** What happens to a call that is found. */
export function TriggersPart({ draft, change, disabled }: PartProps) {
  const t = useTexts(formTexts);
  const ownId = useAccount(({ user }) => user?.user_id ?? 0);
  const { triggers, patterns } = draft;
  const set = (next: Trigger[]) => change({ triggers: next });
  return (
    <FormPart title={t('triggers')} help={t('triggersHelp')}>
      <ul className="form-triggers">
        {offeredTriggers.map((type) => (
          <TriggerLine
            key={type}
            type={type}
            trigger={triggers.find((one) => one.type === type)}
            patterns={patterns}
            disabled={disabled}
            onTurn={(isOn) =>
              set(isOn ? withTrigger(triggers, newTrigger(type, ownId)) : withoutTrigger(triggers, type))
            }
            onChange={(trigger) => set(withTrigger(triggers, trigger))}
          />
        ))}
      </ul>
    </FormPart>
  );
}

type LineProps = {
  type: OfferedTrigger;
  /** Undefined where it is off. */
  trigger: Trigger | undefined;
  patterns: readonly number[];
  disabled: boolean;
  onTurn: (isOn: boolean) => void;
  onChange: (trigger: Trigger) => void;
};

function TriggerLine({ type, trigger, patterns, disabled, onTurn, onChange }: LineProps) {
  const t = useTexts(formTexts);
  const c = useTexts(cardTexts);
  const Icon = icons[type];
  const name = c(type);
  return (
    <li data-testid={`trigger-${type}`} className={trigger ? undefined : 'off'}>
      <Switch
        size="small"
        checked={trigger !== undefined}
        disabled={disabled}
        onChange={(event) => onTurn(event.target.checked)}
        slotProps={{ input: { 'aria-label': t('turnOn', { name }) } }}
      />
      <span className="row form-trigger-name">
        <Icon size={15} aria-hidden className="mut" />
        {name}
      </span>
      {trigger && (
        <>
          <OnPatterns
            label={t('onOf', { name })}
            value={trigger.on}
            patterns={patterns}
            disabled={disabled}
            onChange={(on) => onChange({ ...trigger, on })}
          />
          <div className="form-trigger-fields">
            <TriggerFields trigger={trigger} disabled={disabled} onChange={onChange} />
          </div>
        </>
      )}
    </li>
  );
}
