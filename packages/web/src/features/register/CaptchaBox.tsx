import Checkbox from '@mui/material/Checkbox';
import { ShieldCheck } from 'lucide-react';
import { type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { registerTexts } from './register.texts.ts';
import { solveCaptcha } from './solve-captcha.ts';

type Props = {
  value: string;
  error: string | undefined;
  onChange: (payload: string) => void;
  /** The box itself, for the form that goes to what is wrong. */
  boxRef: Ref<HTMLInputElement>;
  /** What is being solved now, for a form that is sent meanwhile. */
  pending: RefObject<Promise<unknown> | null>;
};

/** “I am not a robot”: ticking it lets the browser count for a moment. */
export function CaptchaBox({ value, error, onChange, boxRef, pending }: Props) {
  const t = useTexts(registerTexts);
  const errorText = useErrorText();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const solve = () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setProblem(undefined);
    setShare(0);
    pending.current = solveCaptcha(setShare, controller.signal)
      .then(onChange)
      .catch((cause: unknown) => {
        if (!controller.signal.aborted) setProblem(errorText(cause));
      })
      .finally(() => {
        if (running.current !== controller) return;
        setShare(null);
        pending.current = null;
      });
  };
  const isSolving = share !== null;
  const shown = problem ?? error;
  return (
    <div className="captcha">
      <label className="captcha-box" htmlFor="captcha">
        <Checkbox
          id="captcha"
          checked={value !== '' || isSolving}
          disabled={isSolving}
          onChange={(_, isOn) => (isOn ? solve() : onChange(''))}
          slotProps={{ input: { 'aria-describedby': 'captcha-state', ref: boxRef } }}
        />
        <span>{t('notRobot')}</span>
        <ShieldCheck
          className="push"
          size={18}
          aria-hidden
          style={{ color: value ? 'var(--ok)' : 'var(--text-3)' }}
        />
        {isSolving && (
          <span className="bar captcha-bar" role="progressbar" aria-label={t('checking')}>
            <i style={{ width: `${Math.max(4, share * 100)}%` }} />
          </span>
        )}
      </label>
      <p id="captcha-state" className={shown ? 'captcha-error' : 'sm mut'} aria-live="polite">
        {shown ?? (isSolving ? t('checking') : value ? t('checked') : t('captchaHint'))}
      </p>
    </div>
  );
}
