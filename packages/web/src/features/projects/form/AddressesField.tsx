import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { z } from 'zod';
import { useTexts } from '../../../lib/i18n.ts';
import { formTexts } from '../form.texts.ts';
import { TakenChip } from './TakenChip.tsx';

type Props = { value: readonly string[]; disabled: boolean; onChange: (emails: string[]) => void };

const Address = z.email().max(254);
const mostAddresses = 50;

/** Addresses of people outside: Enter, a comma or leaving the field takes what is typed. */
export function AddressesField({ value, disabled, onChange }: Props) {
  const t = useTexts(formTexts);
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const take = () => {
    const address = typed.trim();
    const isAddress = Address.safeParse(address).success;
    setIsWrong(address !== '' && !isAddress);
    if (!isAddress) return;
    setTyped('');
    if (!value.includes(address)) onChange([...value, address]);
  };
  return (
    <span className="rule-line">
      {value.map((address) => (
        <TakenChip
          key={address}
          name={address}
          onRemove={disabled ? undefined : () => onChange(value.filter((one) => one !== address))}
        />
      ))}
      {!disabled && value.length < mostAddresses && (
        <TextField
          size="small"
          type="email"
          placeholder={t('addAddress')}
          value={typed}
          error={isWrong}
          helperText={isWrong ? t('addressWrong') : undefined}
          onChange={({ target }) => {
            setIsWrong(false);
            setTyped(target.value);
          }}
          onBlur={take}
          onKeyDown={(event) => {
            if ((event.key !== 'Enter' && event.key !== ',') || event.ctrlKey) return;
            event.preventDefault();
            take();
          }}
          slotProps={{ htmlInput: { 'aria-label': t('addAddress') } }}
        />
      )}
    </span>
  );
}
