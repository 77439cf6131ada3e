import { useState } from 'react';
import { Field } from '../../components/Field.tsx';
import { PlainButton } from '../../components/PlainButton.tsx';
import { PlainInput } from '../../components/PlainInput.tsx';
import { CallError } from '../../lib/call.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useSignInWithCode } from './login.queries.ts';
import { loginTexts } from './login.texts.ts';
import { usePlainForm } from './use-plain-form.ts';

type Props = { mfaKey: string; onBack: () => void; onDone: () => Promise<void> };

/** The second step: six digits from the phone, or one of the recovery codes. */
export function CodeForm({ mfaKey, onBack, onDone }: Props) {
  const t = useTexts(loginTexts);
  const errorText = useErrorText();
  const [isRecovery, setIsRecovery] = useState(false);
  const signIn = useSignInWithCode();
  const { form, fieldOf, refuse, clear } = usePlainForm(
    {
      code: (value) => {
        if (value === '') return t('codeMissing');
        return isRecovery || /^\d{6}$/.test(value.trim()) ? undefined : t('codeLength');
      },
    },
    ({ code }) =>
      signIn.mutate(
        { code: code.trim(), mfa_key: mfaKey },
        {
          onSuccess: () => void onDone(),
          onError: (error) => {
            const isWrong = error instanceof CallError && error.code === 'users.code_invalid';
            refuse('code', isWrong ? t('codeWrong') : errorText(error));
          },
        },
      ),
  );
  return (
    <form {...form}>
      <p className="t2" style={{ marginTop: 8 }}>
        {t(isRecovery ? 'recoveryText' : 'codeText')}
      </p>
      <Field id="code" label={t(isRecovery ? 'recovery' : 'code')}>
        <PlainInput
          key={isRecovery ? 'recovery' : 'code'}
          {...fieldOf('code')}
          autoFocus
          autoComplete="one-time-code"
          {...(isRecovery ? { maxLength: 20 } : { inputMode: 'numeric', maxLength: 6 })}
        />
      </Field>
      <PlainButton type="submit" look="contained" isLarge isBusy={signIn.isPending} style={{ marginTop: 24 }}>
        {t('signIn')}
      </PlainButton>
      <div className="row" style={{ marginTop: 12, flexWrap: 'wrap' }}>
        <PlainButton onClick={onBack}>{t('back')}</PlainButton>
        <PlainButton
          className="push"
          onClick={() => {
            clear();
            setIsRecovery(!isRecovery);
          }}
        >
          {t(isRecovery ? 'useCode' : 'useRecovery')}
        </PlainButton>
      </div>
    </form>
  );
}
