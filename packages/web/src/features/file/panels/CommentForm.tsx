import { commentLength } from '@earshot/core/comments/comments.api.ts';
import type { File } from '@earshot/core/files/files.ts';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { Choice } from '../../../components/Choice.tsx';
import { formatClock } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { hasSound } from '../../../shared/files/has-sound.ts';
import { LengthField } from '../../../shared/lengths/LengthField.tsx';
import { useLengthIssue } from '../../../shared/lengths/use-length-issue.ts';
import { currentMs } from '../../../shared/player/playback.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useSaveComment } from './notes.queries.ts';
import { notesTexts } from './notes.texts.ts';

type Props = { file: File; asked: { ms: number } | null };

/** A new comment, on the whole call or on a moment of it. */
export function CommentForm({ file, asked }: Props) {
  const t = useTexts(notesTexts);
  const notify = useNotify();
  const input = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const issueOf = useLengthIssue();
  const [atMs, setAtMs] = useState<number | null>(asked?.ms ?? null);
  const [moment, setMoment] = useState(asked?.ms ?? 0);
  const { mutateAsync: save, isPending } = useSaveComment(file.file_id);
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
      setText('');
      setIsTried(false);
      setAtMs(null);
    }, notify.failed);
  };
  const choose = (where: 'whole' | 'moment') => setAtMs(where === 'whole' ? null : moment);
  return (
    <div className="comment-form">
      <LengthField
        isQuiet
        isTried={isTried}
        limits={commentLength}
        inputRef={input}
        multiline
        fullWidth
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
        slotProps={{ htmlInput: { 'aria-label': t('comment') } }}
      />
      <div className="note-form-foot">
        {(hasSound(file) || atMs !== null) && (
          <Choice
            label={t('commentWhere')}
            value={atMs === null ? 'whole' : 'moment'}
            options={[
              { value: 'whole', label: t('commentWhole') },
              { value: 'moment', label: t('commentAt', { time: formatClock(moment) }) },
            ]}
            onChange={choose}
          />
        )}
        <span className="push" />
        <Button size="small" variant="contained" loading={isPending} onClick={send}>
          {t('commentSend')}
        </Button>
      </div>
    </div>
  );
}
