import type { User } from '@earshot/core/users/members.api.ts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { limitedFieldTexts } from './limited-field.texts.ts';

type Props = {
  user: Pick<User, 'role' | 'limited_to_teams' | 'teams_led' | 'operator'>;
  isDisabled: boolean;
  onChange: (isLimited: boolean) => void;
};

/** Whether somebody sees only the calls of the teams they lead, and which these are, or only their own; an administrator sees all. */
export function LimitedField({ user, isDisabled, onChange }: Props) {
  const t = useTexts(limitedFieldTexts);
  const id = useId();
  const { role, limited_to_teams: isLimited, teams_led: teams } = user;
  if (role === 'admin') return null;
  if (user.operator !== null)
    return (
      <section className="limited-field">
        <h3 className="sm mut">{t('calls')}</h3>
        <p className="sm">{t('operator', { name: user.operator.name })}</p>
      </section>
    );
  const leads = teams.length > 0;
  return (
    <fieldset className="limited-field">
      <legend className="sm mut">{t('calls')}</legend>
      <FormControlLabel
        sx={{ ml: 0, gap: 1 }}
        disabled={isDisabled}
        control={
          <Switch
            size="small"
            checked={isLimited}
            slotProps={{ input: { 'aria-describedby': id } }}
            onChange={(_, isOn) => onChange(isOn)}
          />
        }
        label={t('limited')}
      />
      <p id={id} className={isLimited && !leads ? 'sm limited-warning' : 'sm t2'}>
        {leads ? t('teams', { teams: teams.join(', ') }) : t(isLimited ? 'seesNothing' : 'wouldSeeNothing')}
      </p>
    </fieldset>
  );
}
