import type { File } from '@earshot/core/files/files.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { Plus, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { IconAction } from '../../../components/IconAction.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { randomId } from '../../../lib/random-id.ts';
import { useSetFields } from '../../../shared/files/fields.queries.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { words } from '../../../shared/words.texts.ts';
import { fieldsTexts } from './fields.texts.ts';
import { changesOf, namedTwice, type OwnField, ownFieldsOf } from './own-fields.ts';

type Props = { file: File; onClose: () => void };

/** Fields of the call's own: what came with it, and what came later. */
export function FieldsDialog({ file, onClose }: Props) {
  const t = useTexts(fieldsTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const save = useSetFields(file.file_id);
  const [fields, setFields] = useState(() => ownFieldsOf(file.meta));
  const twice = namedTwice(fields);
  const change = (key: string, part: Partial<OwnField>) =>
    setFields((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (twice.size > 0) return;
    const changes = changesOf(file.meta, fields);
    if (Object.keys(changes).length === 0) return onClose();
    save.mutate(changes, {
      onSuccess: () => {
        notify.done(w('saved'));
        onClose();
      },
      onError: notify.failed,
    });
  };
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="fields-title">
      <form onSubmit={submit}>
        <DialogTitle id="fields-title">{t('title')}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          <p className="mut">{t('hint')}</p>
          {fields.map((field) => (
            <FieldLine
              key={field.key}
              field={field}
              isTwice={field.was === undefined && twice.has(field.name.trim())}
              onChange={(part) => change(field.key, part)}
              onRemove={() => setFields((all) => all.filter(({ key }) => key !== field.key))}
            />
          ))}
          <Button
            startIcon={<Plus size={14} />}
            sx={{ alignSelf: 'flex-start' }}
            onClick={() =>
              setFields((all) => [
                ...all,
                { key: randomId(), name: '', value: '', was: undefined, isFixed: false },
              ])
            }
          >
            {t('add')}
          </Button>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{w('cancel')}</Button>
          <Button type="submit" variant="contained" disabled={twice.size > 0} loading={save.isPending}>
            {w('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type LineProps = {
  field: OwnField;
  isTwice: boolean;
  onChange: (part: Partial<OwnField>) => void;
  onRemove: () => void;
};

/** A new field says its name; that of one that is there stays. */
function FieldLine({ field, isTwice, onChange, onRemove }: LineProps) {
  const t = useTexts(fieldsTexts);
  const isNew = field.was === undefined;
  return (
    <div className="row" style={{ gap: 8, alignItems: 'flex-start' }}>
      {isNew && (
        <TextField
          label={t('name')}
          autoFocus
          error={isTwice}
          helperText={isTwice ? t('twice') : undefined}
          value={field.name}
          slotProps={{ htmlInput: { maxLength: 100, dir: 'auto' } }}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      )}
      <TextField
        fullWidth
        label={isNew ? t('value') : field.name}
        disabled={field.isFixed}
        helperText={field.isFixed ? t('fixed') : undefined}
        value={field.value}
        slotProps={{ htmlInput: { maxLength: 1000, dir: 'auto' } }}
        onChange={(event) => onChange({ value: event.target.value })}
      />
      <IconAction label={t('remove', { name: field.name || t('name') })} onClick={onRemove}>
        <X size={16} />
      </IconAction>
    </div>
  );
}
