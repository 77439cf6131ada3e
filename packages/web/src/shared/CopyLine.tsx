import Button from '@mui/material/Button';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../lib/clipboard.ts';
import { useTexts } from '../lib/i18n.ts';
import './copy-line.css';
import { copyLineTexts } from './copy-line.texts.ts';

/** Something long that is meant to be copied. `label` names it to a screen reader. */
export function CopyLine({ label, value }: { label: string; value: string }) {
  const t = useTexts(copyLineTexts);
  const [isCopied, setIsCopied] = useState(false);
  return (
    <div className="copy-line">
      <input
        readOnly
        dir="ltr"
        aria-label={label}
        value={value}
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        variant="outlined"
        startIcon={isCopied ? <Check size={14} /> : <Copy size={14} />}
        onClick={() => void copyText(value).then(setIsCopied)}
      >
        {t(isCopied ? 'copied' : 'copy')}
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied && t('copied')}
      </span>
    </div>
  );
}
