import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import type { LinesOf } from '../drafts/DraftDifferences.tsx';
import { DraftLine } from '../drafts/DraftLine.tsx';
import type { Drafting } from '../drafts/use-kept-draft.ts';
import { words } from '../words.texts.ts';
import { peopleTexts } from './people.texts.ts';

type Props = {
  drafting: Drafting;
  linesOf: LinesOf;
  /** There is something to save. */
  canSave: boolean;
  isSaving: boolean;
  onClose: () => void;
  children?: ReactNode;
};

/** The foot of a form in a dialog: its draft, and the way out. */
export function FormFoot({ drafting, linesOf, canSave, isSaving, onClose, children }: Props) {
  const p = useTexts(peopleTexts);
  const w = useTexts(words);
  return (
    <DialogActions>
      {children}
      {!canSave && <span className="sm mut">{p('changeFirst')}</span>}
      <DraftLine drafting={drafting} linesOf={linesOf} />
      <span className="push" />
      <Button onClick={onClose}>{w('cancel')}</Button>
      <Button type="submit" variant="contained" disabled={!canSave} loading={isSaving}>
        {w('save')}
      </Button>
    </DialogActions>
  );
}
