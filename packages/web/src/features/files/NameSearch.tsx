import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { filesTexts } from './files.texts.ts';

const pauseMs = 250;

export function NameSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useTexts(filesTexts);
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const change = useRef(onChange);
  change.current = onChange;
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => change.current(text.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <TextField
      className="name-search"
      type="search"
      placeholder={t('find')}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') input.current?.blur();
      }}
      inputRef={input}
      slotProps={{
        htmlInput: { 'aria-label': t('find'), 'aria-keyshortcuts': '/' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search size={16} aria-hidden />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
