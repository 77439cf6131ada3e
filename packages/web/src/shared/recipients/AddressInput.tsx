import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { z } from 'zod';
import { useTexts } from '../../lib/i18n.ts';
import { addressTexts } from './address.texts.ts';

const Address = z.email().max(254);

/** An e-mail address of somebody outside: Enter, a comma or leaving the field takes what is typed. */
export function AddressInput({ onTake }: { onTake: (address: string) => void }) {
  const t = useTexts(addressTexts);
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const take = () => {
    const address = typed.trim();
    const isAddress = Address.safeParse(address).success;
    setIsWrong(address !== '' && !isAddress);
    if (!isAddress) return;
    setTyped('');
    onTake(address);
  };
  return (
    <TextField
      size="small"
      type="email"
      placeholder={t('add')}
      value={typed}
      error={isWrong}
      helperText={isWrong ? t('wrong') : undefined}
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
      slotProps={{ htmlInput: { 'aria-label': t('add') } }}
    />
  );
}
