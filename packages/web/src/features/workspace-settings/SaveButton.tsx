import Button from '@mui/material/Button';
import { useTexts } from '../../lib/i18n.ts';
import { DraftLine } from '../../shared/drafts/DraftLine.tsx';
import type { Drafting } from '../../shared/drafts/use-kept-draft.ts';
import { useTextLines } from '../../shared/drafts/use-text-lines.ts';
import { words } from '../../shared/words.texts.ts';

type Props = {
  isDirty: boolean;
  isSaving: boolean;
  drafting: Drafting;
  /** What its fields are called. */
  labels: Readonly<Record<string, string>>;
};

export function SaveButton({ isDirty, isSaving, drafting, labels }: Props) {
  const linesOf = useTextLines(labels);
  const w = useTexts(words);
  return (
    <div className="row" style={{ gap: 12, flexWrap: 'wrap' }}>
      <Button type="submit" variant="contained" disabled={!isDirty} loading={isSaving}>
        {w('save')}
      </Button>
      <DraftLine drafting={drafting} linesOf={linesOf} />
    </div>
  );
}
