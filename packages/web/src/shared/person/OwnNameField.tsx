import { personNameLength } from '@earshot/core/users/people.ts';
import TextField from '@mui/material/TextField';
import { useFormContext } from 'react-hook-form';
import { Field } from '../../components/Field.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useLengthIssue } from '../lengths/use-length-issue.ts';
import { personTexts } from './person.texts.ts';

/** How a new person is called. Stands in a `FormProvider` whose values have a `name`. */
export function OwnNameField() {
  const t = useTexts(personTexts);
  const issueOf = useLengthIssue();
  const { register, formState } = useFormContext<{ name: string }>();
  const { errors } = formState;
  return (
    <Field id="name" label={t('name')}>
      <TextField
        id="name"
        fullWidth
        autoFocus
        autoComplete="name"
        error={errors.name !== undefined}
        helperText={errors.name?.message}
        {...register('name', {
          required: t('nameMissing'),
          validate: (name) => issueOf(name, personNameLength) ?? true,
        })}
      />
    </Field>
  );
}
