import { brokenPasswordRules } from '@earshot/core/users/password.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '../../components/Field.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { PasswordInput } from './PasswordInput.tsx';
import { PasswordMeter } from './PasswordMeter.tsx';
import { passwordTexts } from './password.texts.ts';

export type PasswordValues = { password: string; confirm: string };

type Props = { label?: string; personal?: readonly string[]; autoFocus?: boolean };

/** A new password, twice, with what it must have. Stands in a `FormProvider` whose values have these two names. */
export function PasswordFields({ label, personal = [], autoFocus = false }: Props) {
  const t = useTexts(passwordTexts);
  const { control, register, getValues, trigger, formState } = useFormContext<PasswordValues>();
  const { errors, touchedFields } = formState;
  const password = useWatch({ control, name: 'password' });
  return (
    <>
      <Field id="new-password" label={label ?? t('password')}>
        <PasswordInput
          id="new-password"
          autoComplete="new-password"
          autoFocus={autoFocus}
          error={errors.password !== undefined}
          helperText={errors.password?.message}
          {...register('password', {
            required: t('passwordMissing'),
            validate: (value) => brokenPasswordRules(value).length === 0 || t('rulesBroken'),
            onChange: () => touchedFields.confirm && void trigger('confirm'),
          })}
        />
        <PasswordMeter password={password ?? ''} personal={personal} />
      </Field>
      <Field id="confirm-password" label={t('confirm')}>
        <PasswordInput
          id="confirm-password"
          autoComplete="new-password"
          error={errors.confirm !== undefined}
          helperText={errors.confirm?.message}
          {...register('confirm', {
            required: t('confirmMissing'),
            validate: (value) => value === getValues('password') || t('mismatch'),
          })}
        />
      </Field>
    </>
  );
}
