import type { File } from '@earshot/core/files/files.ts';
import Button from '@mui/material/Button';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconAction } from '../../../components/IconAction.tsx';
import { formatClock, formatDateTime } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { hasSound } from '../../../shared/files/has-sound.ts';
import { LengthField } from '../../../shared/lengths/LengthField.tsx';
import { type Limits, useLengthIssue } from '../../../shared/lengths/use-length-issue.ts';
import { seek } from '../../../shared/player/playback.ts';
import { words } from '../../../shared/words.texts.ts';
import { notesTexts } from './notes.texts.ts';

type Props = {
  file: File;
  note: { author: string; text: string; created: string; edited: string | null };
  atMs: number | null;
  isEditing: boolean;
  limits: Limits;
  labels: { edit: string; remove: string; text: string };
  /** Missing where one may not. */
  onEdit: ((isEditing: boolean) => void) | undefined;
  onSave: (text: string) => Promise<unknown>;
  onRemove: (() => void) | undefined;
  children?: ReactNode;
};

/** What somebody wrote: who, when, about which moment. */
export function NoteLine(props: Props) {
  const { file, note, atMs, isEditing, labels, onEdit, onRemove, children } = props;
  const t = useTexts(notesTexts);
  return (
    <>
      <div className="side-line">
        <p className="sm">
          <b>{note.author}</b>{' '}
          <span className="mut">
            {formatDateTime(note.created)}
            {note.edited !== null && `, ${t('edited')}`}
          </span>
        </p>
        <span className="row note-actions">
          {atMs !== null && (
            <button
              type="button"
              className="plain link num sm"
              aria-label={t('goTo', { time: formatClock(atMs) })}
              disabled={!hasSound(file)}
              onClick={() => seek(atMs)}
            >
              {formatClock(atMs)}
            </button>
          )}
          {onEdit && !isEditing && (
            <IconAction size="small" label={labels.edit} onClick={() => onEdit(true)}>
              <Pencil size={13} />
            </IconAction>
          )}
          {onRemove && (
            <IconAction size="small" label={labels.remove} onClick={onRemove}>
              <Trash2 size={13} />
            </IconAction>
          )}
        </span>
      </div>
      {children}
      {isEditing ? <Editor {...props} /> : <p className="note-text">{note.text}</p>}
    </>
  );
}

function Editor({ note, limits, labels, onEdit, onSave }: Props) {
  const w = useTexts(words);
  const [text, setText] = useState(note.text);
  const [isSaving, setIsSaving] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const issueOf = useLengthIssue();
  const save = () => {
    setIsTried(true);
    if (issueOf(text, limits) !== null) return;
    setIsSaving(true);
    void onSave(text.trim()).finally(() => setIsSaving(false));
  };
  return (
    <div className="comment-form">
      <LengthField
        isQuiet
        isTried={isTried}
        limits={limits}
        autoFocus
        multiline
        fullWidth
        maxRows={10}
        value={text}
        onText={setText}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onEdit?.(false);
        }}
        slotProps={{ htmlInput: { 'aria-label': labels.text } }}
      />
      <div className="note-form-foot">
        <Button size="small" onClick={() => onEdit?.(false)}>
          {w('cancel')}
        </Button>
        <Button size="small" variant="contained" loading={isSaving} onClick={save}>
          {w('save')}
        </Button>
      </div>
    </div>
  );
}
