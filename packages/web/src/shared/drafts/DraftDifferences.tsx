import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTexts } from '../../lib/i18n.ts';
import { draftTexts } from './drafts.texts.ts';
import type { Drafting } from './use-kept-draft.ts';

export type Line = { name: string; label: string; text: string };
export type LinesOf = (body: Record<string, unknown>) => readonly Line[];

type Props = { drafting: Drafting; linesOf: LinesOf; onClose: () => void };

/** What a draft says beside what somebody has saved meanwhile; the person chooses. */
export function DraftDifferences({ drafting, linesOf, onClose }: Props) {
  const t = useTexts(draftTexts);
  const { found, stored, value, takeMine, takeStored } = drafting;
  if (found === null) return null;
  const mine = found.how === 'changed' ? value : found.kept.body;
  const saved = new Map(linesOf(stored as Record<string, unknown>).map((line) => [line.name, line.text]));
  const lines = linesOf(mine as Record<string, unknown>).filter(
    ({ name, text }) => (saved.get(name) ?? '') !== text,
  );
  const end = (choose: () => void) => () => {
    onClose();
    choose();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="draft-title">
      <DialogTitle id="draft-title">{t('clashTitle')}</DialogTitle>
      <DialogContent>
        <p className="t2">{t('clashText')}</p>
        <dl className="draft-lines" data-testid="draft-differences">
          {lines.map(({ name, label, text }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                <span className="xs mut">{t('inDraft')}</span>
                <span className="draft-text">{text || t('empty')}</span>
              </dd>
              <dd>
                <span className="xs mut">{t('inStored')}</span>
                <span className="draft-text">{saved.get(name) || t('empty')}</span>
              </dd>
            </div>
          ))}
        </dl>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button onClick={end(takeStored)}>{t('takeStored')}</Button>
        <Button variant="contained" onClick={end(takeMine)}>
          {t('goOn')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
