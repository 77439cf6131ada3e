import { type Annotation, annotationLength } from '@earshot/core/annotations/annotations.api.ts';
import { canEdit, canRemove } from '@earshot/core/comments/permissions.ts';
import type { File } from '@earshot/core/files/files.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { NoteLine } from './NoteLine.tsx';
import { annotationsQuery, useAnnotate, useChangeAnnotation, useRemoveAnnotation } from './notes.queries.ts';
import { notesTexts } from './notes.texts.ts';
import { useReader } from './use-reader.ts';

type Props = { file: File; noteId: number | null };

/** Notes on words of the call, in its order. */
export function NotesList({ file, noteId }: Props) {
  const t = useTexts(notesTexts);
  const mayWrite = useMay('comments.write');
  const notes = useQuery(annotationsQuery(file.file_id)).data;
  return (
    <section className="side-section">
      <h2>{t('notes')}</h2>
      {notes?.length === 0 && <p className="mut">{t('notesNone')}</p>}
      <ul className="side-list">
        {notes?.map((note) => (
          <Note key={note.id} {...{ file, note, mayWrite }} isShown={note.id === noteId} />
        ))}
      </ul>
    </section>
  );
}

type NoteProps = { file: File; note: Annotation; mayWrite: boolean; isShown: boolean };

function Note({ file, note, mayWrite, isShown }: NoteProps) {
  const t = useTexts(notesTexts);
  const notify = useNotify();
  const reader = useReader();
  const row = useRef<HTMLLIElement>(null);
  const [isEditing, setIsEditing] = useState(false);
  const { mutateAsync: change } = useChangeAnnotation(file.file_id);
  const { mutateAsync: remove } = useRemoveAnnotation(file.file_id);
  const { mutateAsync: annotate } = useAnnotate(file.file_id);
  const { id, phrase_id, words, text } = note;
  useEffect(() => {
    if (isShown) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  const done = () => {
    setIsEditing(false);
    return true;
  };
  const failed = (error: unknown) => {
    notify.failed(error);
    return false;
  };
  const takeAway = () =>
    remove(id).then(() => {
      const isOwn = reader !== null && canEdit(note, reader);
      if (!isOwn || phrase_id === null || words === null) notify.done(t('noteRemoved'));
      else
        notify.undoable(t('noteRemoved'), () => {
          annotate({ phrase_id, words, text }).catch(notify.failed);
        });
    }, notify.failed);
  return (
    <li ref={row} className={isShown ? 'shown' : undefined} data-testid={`note-${id}`}>
      <NoteLine
        file={file}
        note={note}
        atMs={note.start_ms}
        isEditing={isEditing}
        limits={annotationLength}
        labels={{ edit: t('noteEdit'), remove: t('noteDelete'), text: t('note') }}
        onEdit={mayWrite && reader !== null && canEdit(note, reader) ? setIsEditing : undefined}
        about={{ kind: 'note', subject: `${file.file_id}:${id}` }}
        onSave={(next) => change({ id, text: next }).then(done, failed)}
        onRemove={mayWrite && reader !== null && canRemove(note, reader) ? () => void takeAway() : undefined}
      >
        <q className="sm">{note.quote}</q>
        {phrase_id === null && <p className="xs mut">{t('noteGone')}</p>}
      </NoteLine>
    </li>
  );
}
