import type { Source } from '@earshot/core/sources/sources.api.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTexts } from '../../lib/i18n.ts';
import { DraftLine } from '../../shared/drafts/DraftLine.tsx';
import { useTextLines } from '../../shared/drafts/use-text-lines.ts';
import { words } from '../../shared/words.texts.ts';
import { SourceFields } from './SourceFields.tsx';
import { sourcesTexts } from './sources.texts.ts';
import { useSourceForm } from './use-source-form.ts';

/** Does not know whether it creates or edits, save for the id it sends. */
export function SourceForm({ source, onClose }: { source: Source | null; onClose: () => void }) {
  const t = useTexts(sourcesTexts);
  const w = useTexts(words);
  const { form, submit, drafting, isSaving } = useSourceForm(source, onClose);
  const linesOf = useTextLines({ name: t('name'), mask: t('mask'), language: w('language') });
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="source-title">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="source-title">{source === null ? t('add') : t('editTitle')}</DialogTitle>
        <DialogContent
          sx={{ display: 'flex', flexDirection: 'column', gap: 2, paddingTop: '8px !important' }}
        >
          <SourceFields form={form} />
        </DialogContent>
        <DialogActions>
          <DraftLine drafting={drafting} linesOf={linesOf} />
          <span className="push" />
          <Button onClick={onClose}>{w('cancel')}</Button>
          <Button type="submit" variant="contained" loading={isSaving}>
            {w('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
