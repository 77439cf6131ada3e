import { ChevronDown, ChevronUp, Search } from 'lucide-react';
import type { RefObject } from 'react';
import { IconAction } from '../../../components/IconAction.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { transcriptTexts } from './transcript.texts.ts';

type Props = {
  input: RefObject<HTMLInputElement | null>;
  value: string;
  count: number;
  at: number;
  onChange: (value: string) => void;
  onStep: (step: 1 | -1) => void;
};

export function FindBox({ input, value, count, at, onChange, onStep }: Props) {
  const t = useTexts(transcriptTexts);
  return (
    <div className="find-box">
      <Search size={14} aria-hidden />
      <input
        ref={input}
        type="search"
        placeholder={t('find')}
        aria-label={t('find')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1);
          if (event.key === 'Escape') {
            onChange('');
            event.currentTarget.blur();
          }
        }}
      />
      {value === '' ? (
        <kbd aria-hidden>Ctrl F</kbd>
      ) : (
        <>
          <span className="num sm mut" aria-live="polite">
            {t('findCount', { at: count === 0 ? 0 : at + 1, all: count })}
          </span>
          <IconAction
            size="small"
            label={t('findPrevious')}
            disabled={count === 0}
            onClick={() => onStep(-1)}
            sx={{ width: 22, height: 22 }}
          >
            <ChevronUp size={14} />
          </IconAction>
          <IconAction
            size="small"
            label={t('findNext')}
            disabled={count === 0}
            onClick={() => onStep(1)}
            sx={{ width: 22, height: 22 }}
          >
            <ChevronDown size={14} />
          </IconAction>
        </>
      )}
    </div>
  );
}
