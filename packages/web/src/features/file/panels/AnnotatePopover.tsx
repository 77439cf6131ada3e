import { annotationLength } from '@earshot/core/annotations/annotations.api.ts';
import type { Phrase } from '@earshot/core/call/phrase.ts';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { DraftLine } from '../../../shared/drafts/DraftLine.tsx';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { useTextLines } from '../../../shared/drafts/use-text-lines.ts';
import { LengthField } from '../../../shared/lengths/LengthField.tsx';
import { useLengthIssue } from '../../../shared/lengths/use-length-issue.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { words as commonWords } from '../../../shared/words.texts.ts';
import { useAnnotate } from './notes.queries.ts';
import { notesTexts } from './notes.texts.ts';

const blank = { text: '' };

type Props = {
  fileId: string;
  phrase: Phrase;
  words: [first: number, last: number];
  place: { top: number; left: number };
  onClose: () => void;
};

/** Takes down a note on words, beside them. */
export function AnnotatePopover({ fileId, phrase, words, place, onClose }: Props) {
  const t = useTexts(notesTexts);
  const w = useTexts(commonWords);
  const notify = useNotify();
  const about = { kind: 'note' as const, subject: `${fileId}:${phrase.id}:${words.join('-')}` };
  const { draft, set, drafting } = useDraft(blank, { about, isNew: true });
  const { text } = draft;
  const linesOf = useTextLines();
  const [isTried, setIsTried] = useState(false);
  const issueOf = useLengthIssue();
  const { mutateAsync: annotate, isPending } = useAnnotate(fileId);
  const quote = phrase.words
    .slice(words[0], words[1] + 1)
    .map((word) => word.text)
    .join(' ');
  const save = () => {
    setIsTried(true);
    if (isPending || issueOf(text, annotationLength) !== null) return;
    annotate({ phrase_id: phrase.id, words, text: text.trim() }).then(() => {
      drafting.saved();
      notify.done(t('noteAdded'));
      onClose();
    }, notify.failed);
  };
  return (
    <Popover
      open
      onClose={onClose}
      anchorReference="anchorPosition"
      anchorPosition={place}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('noteAdd') } }}
    >
      <div className="note-form">
        <q className="el">{quote}</q>
        <LengthField
          isQuiet
          isTried={isTried}
          limits={annotationLength}
          autoFocus
          multiline
          minRows={2}
          maxRows={8}
          value={text}
          onText={(next) => set({ text: next })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            save();
          }}
          slotProps={{ htmlInput: { 'aria-label': t('note') } }}
        />
        <div className="note-form-foot">
          <DraftLine drafting={drafting} linesOf={linesOf} />
          <span className="push" />
          <Button size="small" onClick={onClose}>
            {w('cancel')}
          </Button>
          <Button size="small" variant="contained" loading={isPending} onClick={save}>
            {w('save')}
          </Button>
        </div>
      </div>
    </Popover>
  );
}
