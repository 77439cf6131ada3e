import type { NamedPerson } from '@earshot/core/comments/comments.api.ts';
import type { File } from '@earshot/core/files/files.ts';
import Button from '@mui/material/Button';
import { Pencil, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { IconAction } from '../../../components/IconAction.tsx';
import { formatClock, formatDateTime } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { DraftLine } from '../../../shared/drafts/DraftLine.tsx';
import type { About } from '../../../shared/drafts/kept-drafts.ts';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { hasSound } from '../../../shared/files/has-sound.ts';
import { LengthField } from '../../../shared/lengths/LengthField.tsx';
import { type Limits, useLengthIssue } from '../../../shared/lengths/use-length-issue.ts';
import { seek } from '../../../shared/player/playback.ts';
import { words } from '../../../shared/words.texts.ts';
import { MentionedText } from './MentionedText.tsx';
import { MentionField } from './MentionField.tsx';
import { notesTexts } from './notes.texts.ts';
import { useCommentLines } from './use-comment-lines.ts';

type Props = {
  file: File;
  note: { author: string; text: string; created: string; edited: string | null; mentions?: NamedPerson[] };
  atMs: number | null;
  isEditing: boolean;
  limits: Limits;
  /** What a draft of other words for it is of. */
  about: About;
  labels: { edit: string; remove: string; text: string };
  /** Missing where one may not. */
  onEdit: ((isEditing: boolean) => void) | undefined;
  /** Whether that went well. */
  onSave: (text: string) => Promise<boolean>;
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
      {isEditing ? (
        <Editor {...props} />
      ) : (
        <p className="note-text">
          {note.mentions ? <MentionedText text={note.text} people={note.mentions} /> : note.text}
        </p>
      )}
    </>
  );
}

function Editor({ file, note, about, limits, labels, onEdit, onSave }: Props) {
  const w = useTexts(words);
  const { draft, set, drafting } = useDraft({ text: note.text }, { about });
  const { text } = draft;
  const linesOf = useCommentLines(file.file_id, note.mentions, { text: labels.text });
  const [isSaving, setIsSaving] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const issueOf = useLengthIssue();
  const save = () => {
    setIsTried(true);
    if (issueOf(text, limits) !== null) return;
    setIsSaving(true);
    drafting.saving();
    void onSave(text.trim())
      .then((isSaved) => (isSaved ? drafting.saved() : drafting.failed()))
      .finally(() => setIsSaving(false));
  };
  const field = {
    isQuiet: true,
    isTried,
    limits,
    autoFocus: true,
    maxRows: 10,
    value: text,
    onText: (next: string) => set({ text: next }),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEdit?.(false);
    },
  };
  return (
    <div className="comment-form">
      {note.mentions ? (
        <MentionField {...field} fileId={file.file_id} label={labels.text} named={note.mentions} />
      ) : (
        <LengthField
          {...field}
          multiline
          fullWidth
          slotProps={{ htmlInput: { 'aria-label': labels.text } }}
        />
      )}
      <div className="note-form-foot">
        <DraftLine drafting={drafting} linesOf={linesOf} />
        <span className="push" />
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
