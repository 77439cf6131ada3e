import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconAction } from '../../components/IconAction.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { passwordTexts } from './password.texts.ts';

/** A password that can be looked at. */
export function PasswordInput(props: Omit<TextFieldProps, 'type' | 'slotProps'>) {
  const t = useTexts(passwordTexts);
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      fullWidth
      slotProps={{
        formHelperText: { role: 'alert' },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconAction
                label={t(isShown ? 'hide' : 'show')}
                size="small"
                onClick={() => setIsShown(!isShown)}
              >
                {isShown ? <EyeOff size={16} /> : <Eye size={16} />}
              </IconAction>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
