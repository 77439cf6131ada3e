import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { type FormEvent, useRef } from 'react';
import { Controller, FormProvider, useFormContext } from 'react-hook-form';
import { Field } from '../../components/Field.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { OwnNameField } from '../../shared/person/OwnNameField.tsx';
import { CaptchaBox } from './CaptchaBox.tsx';
import './register.css';
import { registerTexts } from './register.texts.ts';
import { type Registration, useRegisterForm } from './use-register-form.ts';

type Props = { registration: Registration };

const emailPattern = /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/;

export function RegisterForm({ registration }: Props) {
  const t = useTexts(registerTexts);
  const { form, submit } = useRegisterForm(registration);
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
        <EmailField />
        <Controller
          control={form.control}
          name="captcha"
          rules={{ required: t('captchaMissing') }}
          render={({ field, fieldState }) => (
            <CaptchaBox
              value={field.value}
              error={fieldState.error?.message}
              boxRef={field.ref}
              pending={solving}
              onChange={(payload) => {
                field.onChange(payload);
                if (payload !== '') form.clearErrors('captcha');
              }}
            />
          )}
        />
        <ConsentField />
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

/** A part of its own, so that the fields are known in the order in which they stand: the first wrong one gets the focus. */
function EmailField() {
  const t = useTexts(registerTexts);
  const { register, formState } = useFormContext<{ email: string }>();
  const { errors } = formState;
  return (
    <Field id="email" label={t('email')}>
      <TextField
        id="email"
        type="email"
        fullWidth
        autoComplete="email"
        error={errors.email !== undefined}
        helperText={errors.email?.message}
        slotProps={{ formHelperText: { role: 'alert' } }}
        {...register('email', {
          required: t('emailMissing'),
          pattern: { value: emailPattern, message: t('emailWrong') },
        })}
      />
    </Field>
  );
}

function ConsentField() {
  const t = useTexts(registerTexts);
  return (
    <Controller
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
              slotProps={{ input: { ref: field.ref } }}
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
  );
}
