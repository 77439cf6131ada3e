import { type Comment, commentLength } from '@earshot/core/comments/comments.api.ts';
import { canEdit, canRemove } from '@earshot/core/comments/permissions.ts';
import type { File } from '@earshot/core/files/files.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { ErrorState } from '../../../shared/ErrorState.tsx';
import { useNotify } from '../../../shared/use-notify.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { useWaitingOf } from '../../../shared/waiting/use-waiting-of.ts';
import { WaitingMark } from '../../../shared/waiting/WaitingMark.tsx';
import { CommentForm } from './CommentForm.tsx';
import { NoteLine } from './NoteLine.tsx';
import { NotesList } from './NotesList.tsx';
import './notes.css';
import { commentsQuery, useRemoveComment, useSaveComment } from './notes.queries.ts';
import { notesTexts } from './notes.texts.ts';
import { useReader } from './use-reader.ts';

type Props = {
  file: File;
  /** A comment that was asked for at a moment; a new object each time. */
  asked: { ms: number } | null;
  /** The note to look at, by its mark in the words. */
  noteId: number | null;
};

/** What people say about the call, on all of it or on a moment, and their notes on words. */
export function CommentsTab({ file, asked, noteId }: Props) {
  const t = useTexts(notesTexts);
  const mayWrite = useMay('comments.write');
  const query = useQuery(commentsQuery(file.file_id));
  const { comment: shown } = useSearch({ strict: false });
  // What was refused stands above the page, with what can be done.
  const waiting = useWaitingOf(file.file_id, 'comment').filter(({ refused }) => refused === null);
  if (query.isError && query.data === undefined)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <>
      <section className="side-section">
        {query.data === undefined && <Skeleton height={60} radius={8} />}
        {query.data?.length === 0 && waiting.length === 0 && <p className="mut">{t('commentsNone')}</p>}
        <ul className="side-list">
          {query.data?.map((comment) => (
            <OneComment
              key={comment.id}
              {...{ file, comment, mayWrite }}
              isShown={String(comment.id) === shown}
            />
          ))}
          {waiting.map(({ id, action }) => (
            <li key={id}>
              <p className="note-text">{action.text}</p>
              <WaitingMark />
            </li>
          ))}
        </ul>
        {mayWrite && <CommentForm file={file} asked={asked} />}
      </section>
      <NotesList file={file} noteId={noteId} />
    </>
  );
}

type OneProps = { file: File; comment: Comment; mayWrite: boolean; isShown: boolean };

function OneComment({ file, comment, mayWrite, isShown }: OneProps) {
  const t = useTexts(notesTexts);
  const notify = useNotify();
  const reader = useReader();
  const row = useRef<HTMLLIElement>(null);
  const [isEditing, setIsEditing] = useState(false);
  const { mutateAsync: save } = useSaveComment(file.file_id);
  const { mutateAsync: remove } = useRemoveComment(file.file_id);
  const { id, text, at_ms } = comment;
  const done = () => {
    setIsEditing(false);
    return true;
  };
  const failed = (error: unknown) => {
    notify.failed(error);
    return false;
  };
  useEffect(() => {
    if (isShown) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  const takeAway = () =>
    remove(id).then(() => {
      const isOwn = reader !== null && canEdit(comment, reader);
      // Words are put back only in the name of whoever wrote them.
      if (!isOwn) notify.done(t('commentRemoved'));
      else
        notify.undoable(t('commentRemoved'), () => {
          save({ text, at_ms }).catch(notify.failed);
        });
    }, notify.failed);
  return (
    <li
      ref={row}
      className={isShown ? 'shown' : undefined}
      aria-current={isShown || undefined}
      data-testid={`comment-${id}`}
    >
      <NoteLine
        file={file}
        note={comment}
        atMs={at_ms}
        isEditing={isEditing}
        limits={commentLength}
        labels={{ edit: t('commentEdit'), remove: t('commentDelete'), text: t('comment') }}
        onEdit={mayWrite && reader !== null && canEdit(comment, reader) ? setIsEditing : undefined}
        about={{ kind: 'comment', subject: `${file.file_id}:${id}` }}
        onSave={(next) => save({ id, text: next, at_ms }).then(done, failed)}
        onRemove={
          mayWrite && reader !== null && canRemove(comment, reader) ? () => void takeAway() : undefined
        }
      />
    </li>
  );
}
