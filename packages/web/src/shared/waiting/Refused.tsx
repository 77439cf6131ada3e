import Button from '@mui/material/Button';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../lib/clipboard.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useErrorText } from '../use-error-text.ts';
import { words } from '../words.texts.ts';
import './waiting.css';
import { waitingTexts } from './waiting.texts.ts';
import { drop, tryAgain, useWaiting, type Waiting } from './waiting.ts';

/** What was done without a network and refused when it was sent: what it was, why, and what can be done with it. */
export function RefusedActions() {
  const t = useTexts(waitingTexts);
  const items = useWaiting((waiting) => waiting.items).filter(({ refused }) => refused !== null);
  if (items.length === 0) return null;
  return (
    <section className="refused-list" aria-label={t('refused')} role="alert">
      {items.map((item) => (
        <RefusedAction key={item.id} item={item} />
      ))}
    </section>
  );
}

function RefusedAction({ item }: { item: Waiting }) {
  const t = useTexts(waitingTexts);
  const w = useTexts(words);
  const errorText = useErrorText();
  const [isCopied, setIsCopied] = useState(false);
  const { action, refused } = item;
  return (
    <div className="notice tone-warn refused" data-testid="refused">
      <TriangleAlert size={16} aria-hidden />
      <div className="grow">
        <b>{t(`refused_${action.kind}`, { name: action.kind === 'tag' ? action.tag.name : '' })}</b>{' '}
        {errorText(refused)}
        {action.kind === 'comment' && <q className="refused-text">{action.text}</q>}
      </div>
      <span className="row" style={{ gap: 4, flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" onClick={() => void tryAgain(item)}>
          {w('tryAgain')}
        </Button>
        {action.kind === 'comment' && (
          <Button size="small" onClick={() => void copyText(action.text).then(setIsCopied)}>
            {t(isCopied ? 'copied' : 'copy')}
          </Button>
        )}
        <Button size="small" onClick={() => void drop(item.id)}>
          {t('letGo')}
        </Button>
      </span>
    </div>
  );
}
