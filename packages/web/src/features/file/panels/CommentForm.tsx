import { commentLength, type NamedPerson } from '@earshot/core/comments/comments.api.ts';
import type { File } from '@earshot/core/files/files.ts';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { Choice } from '../../../components/Choice.tsx';
import { formatClock } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { DraftLine } from '../../../shared/drafts/DraftLine.tsx';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { hasSound } from '../../../shared/files/has-sound.ts';
import { useLengthIssue } from '../../../shared/lengths/use-length-issue.ts';
import { currentMs } from '../../../shared/player/playback.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { MentionField } from './MentionField.tsx';
import { useSaveComment } from './notes.queries.ts';
import { notesTexts } from './notes.texts.ts';
import { useCommentLines } from './use-comment-lines.ts';

type CommentDraft = { text: string; at_ms: number | null };
/** A new comment names only people who can be named now. */
const nobody: readonly NamedPerson[] = [];
const blank: CommentDraft = { text: '', at_ms: null };

type Props = { file: File; asked: { ms: number } | null };

/** A new comment, on the whole call or on a moment of it. */
export function CommentForm({ file, asked }: Props) {
  const t = useTexts(notesTexts);
  const notify = useNotify();
  const input = useRef<HTMLTextAreaElement>(null);
  const { draft, set, drafting } = useDraft<CommentDraft>(blank, {
    about: { kind: 'comment', subject: file.file_id },
    isNew: true,
    isWorth: ({ text }) => text.trim() !== '',
  });
  const { text, at_ms: atMs } = draft;
  const linesOf = useCommentLines(file.file_id, nobody);
  const setText = (text: string) => set({ text });
  const setAtMs = (at_ms: number | null) => set({ at_ms });
  const [isTried, setIsTried] = useState(false);
  const issueOf = useLengthIssue();
  const [moment, setMoment] = useState(asked?.ms ?? 0);
  const { mutateAsync: save, isPending } = useSaveComment(file.file_id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that one is asked for.
  useEffect(() => {
    if (asked === null) return;
    setAtMs(asked.ms);
    setMoment(asked.ms);
    input.current?.focus();
    input.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  const send = () => {
    setIsTried(true);
    if (isPending || issueOf(text, commentLength) !== null) return;
    save({ text: text.trim(), at_ms: atMs }).then(() => {
      drafting.saved();
      set(blank);
      setIsTried(false);
    }, notify.failed);
  };
  const choose = (where: 'whole' | 'moment') => setAtMs(where === 'whole' ? null : moment);
  return (
    <div className="comment-form">
      <MentionField
        fileId={file.file_id}
        label={t('comment')}
        isQuiet
        isTried={isTried}
        limits={commentLength}
        inputRef={input}
        minRows={2}
        maxRows={8}
        value={text}
        placeholder={t('commentHint')}
        onFocus={() => {
          // What is being heard now is what one writes about.
          if (atMs === null) setMoment(Math.round(currentMs()));
        }}
        onText={setText}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
        }}
      />
      <div className="note-form-foot">
        {(hasSound(file) || atMs !== null) && (
          <Choice
            label={t('commentWhere')}
            value={atMs === null ? 'whole' : 'moment'}
            options={[
              { value: 'whole', label: t('commentWhole') },
              { value: 'moment', label: t('commentAt', { time: formatClock(atMs ?? moment) }) },
            ]}
            onChange={choose}
          />
        )}
        <DraftLine drafting={drafting} linesOf={linesOf} />
        <span className="push" />
        <Button size="small" variant="contained" loading={isPending} onClick={send}>
          {t('commentSend')}
        </Button>
      </div>
    </div>
  );
}
