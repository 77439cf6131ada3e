import {
  passwordLength,
  passwordStrength,
  passwordStrengths,
  passwordTicks,
  ticksOfPassword,
} from '@earshot/core/users/password.ts';
import { Check, Circle } from 'lucide-react';
import { useTexts } from '../../lib/i18n.ts';
import './password.css';
import { passwordTexts } from './password.texts.ts';

/** How good the password is, and what it still needs. `personal`: words that are easy to guess for this person. */
export function PasswordMeter({ password, personal }: { password: string; personal: readonly string[] }) {
  const t = useTexts(passwordTexts);
  const ticks = ticksOfPassword(password, personal);
  const strength = passwordStrength(password, personal);
  const level = password === '' ? 0 : passwordStrengths.indexOf(strength) + 1;
  return (
    <div className="password-meter">
      <div className="password-bars" data-strength={strength} aria-hidden>
        {passwordStrengths.map((one, index) => (
          <i key={one} className={index < level ? 'on' : undefined} />
        ))}
      </div>
      <p className="sm t2" aria-live="polite" style={{ minHeight: '1.5em' }}>
        {level > 0 && `${t('strength')}: ${t(strength).toLocaleLowerCase()}`}
      </p>
      <ul className="password-rules" aria-label={t('rules')}>
        {passwordTicks.map((rule) => {
          const isHeld = ticks.includes(rule);
          return (
            <li key={rule} className={isHeld ? 'held' : undefined}>
              {isHeld ? <Check size={12} aria-label={t('held')} /> : <Circle size={12} aria-hidden />}
              {t(rule, passwordLength)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
