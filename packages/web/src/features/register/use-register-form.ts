import type { register } from '@earshot/core/users/getting-in.api.ts';
import type { UseMutationResult } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { CallError, type CallInput } from '../../lib/call.ts';
import { useCustomization } from '../../lib/customization.ts';
import { useErrorText } from '../../shared/use-error-text.ts';

type Body = CallInput<typeof register>['body'];
export type Registration = UseMutationResult<unknown, Error, Body>;

/** Under which field a refusal is shown. */
const fieldOf: Record<string, 'captcha' | 'consent'> = {
  'users.captcha_invalid': 'captcha',
  'users.consent_missing': 'consent',
};

/** What is entered, and where a refusal is shown. */
export function useRegisterForm(registration: Registration) {
  const errorText = useErrorText();
  const form = useForm({
    defaultValues: { name: '', email: '', captcha: '', consent: false },
  });
  const submit = form.handleSubmit(({ name, email, captcha, consent }) => {
    const { locale } = useCustomization.getState();
    registration.mutate(
      { name: name.trim(), email: email.trim(), captcha, consent, locale },
      {
        onError: (error) => {
          // A puzzle counts once, whatever came of it.
          form.setValue('captcha', '');
          const code = error instanceof CallError ? error.code : '';
          form.setError(fieldOf[code] ?? 'email', { message: errorText(error) }, { shouldFocus: true });
        },
      },
    );
  });
  return { form, submit };
}
