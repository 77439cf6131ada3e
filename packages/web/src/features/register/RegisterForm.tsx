import type { register } from '@earshot/core/users/getting-in.api.ts';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { Field } from '../../components/Field.tsx';
import { CallError, type CallInput } from '../../lib/call.ts';
import { useCustomization } from '../../lib/customization.ts';
import { useTexts } from '../../lib/i18n.ts';
import { OwnNameField } from '../../shared/person/OwnNameField.tsx';
import { useErrorText } from '../../shared/use-error-text.ts';
import { CaptchaBox } from './CaptchaBox.tsx';
import './register.css';
import { registerTexts } from './register.texts.ts';

type Body = CallInput<typeof register>['body'];
type Props = { registration: UseMutationResult<unknown, Error, Body> };

const emailPattern = /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/;
/** Under which field a refusal is shown. */
const fieldOf: Record<string, 'captcha' | 'consent'> = {
  'users.captcha_invalid': 'captcha',
  'users.consent_missing': 'consent',
};

export function RegisterForm({ registration }: Props) {
  const t = useTexts(registerTexts);
  const errorText = useErrorText();
  const form = useForm({
    defaultValues: { name: '', email: '', captcha: '', consent: false },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ name, email, captcha, consent }) => {
    const { locale } = useCustomization.getState();
    registration.mutate(
      { name: name.trim(), email: email.trim(), captcha, consent, locale },
      {
        onError: (error) => {
          // A puzzle counts once, whatever came of it.
          form.setValue('captcha', '');
          const code = error instanceof CallError ? error.code : '';
          form.setError(fieldOf[code] ?? 'email', { message: errorText(error) });
        },
      },
    );
  });
  const solving = useRef<Promise<unknown> | null>(null);
  const submitOnceSolved = async (event: FormEvent) => {
    event.preventDefault();
    await solving.current;
    await submit();
  };
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void submitOnceSolved(event)} noValidate>
        <OwnNameField />
        <Field id="email" label={t('email')}>
          <TextField
            id="email"
            type="email"
            fullWidth
            autoComplete="email"
            error={errors.email !== undefined}
            helperText={errors.email?.message}
            slotProps={{ formHelperText: { role: 'alert' } }}
            {...form.register('email', {
              required: t('emailMissing'),
              pattern: { value: emailPattern, message: t('emailWrong') },
            })}
          />
        </Field>
        <Controller
          control={form.control}
          name="captcha"
          rules={{ required: t('captchaMissing') }}
          render={({ field, fieldState }) => (
            <CaptchaBox
              value={field.value}
              error={fieldState.error?.message}
              pending={solving}
              onChange={(payload) => {
                field.onChange(payload);
                if (payload !== '') form.clearErrors('captcha');
              }}
            />
          )}
        />
        <Controller
          control={form.control}
          name="consent"
          rules={{ validate: (isGiven) => isGiven || t('consentMissing') }}
          render={({ field, fieldState }) => (
            <>
              <label className="consent" htmlFor="consent">
                <Checkbox
                  id="consent"
                  checked={field.value}
                  onChange={(_, isOn) => field.onChange(isOn)}
                  onBlur={field.onBlur}
                />
                <span className="sm t2">{t('consent')}</span>
              </label>
              {fieldState.error && (
                <FormHelperText error role="alert">
                  {fieldState.error.message}
                </FormHelperText>
              )}
            </>
          )}
        />
        <Button
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          loading={registration.isPending}
          sx={{ mt: 3 }}
        >
          {t('submit')}
        </Button>
      </form>
    </FormProvider>
  );
}
