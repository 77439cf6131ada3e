import type { Speaker } from '@earshot/core/call/speaker.ts';
import Button from '@mui/material/Button';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Choice } from '../../../components/Choice.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { DraftLine } from '../../../shared/drafts/DraftLine.tsx';
import { useKeptDraft } from '../../../shared/drafts/use-kept-draft.ts';
import { useTextLines } from '../../../shared/drafts/use-text-lines.ts';
import { useErrorText } from '../../../shared/use-error-text.ts';
import { words } from '../../../shared/words.texts.ts';
import './editing.css';
import { editingTexts } from './editing.texts.ts';
import type { PhraseEditing } from './use-phrase-editing.ts';
import { isConflict } from './versions.queries.ts';

type Props = {
  editing: PhraseEditing;
  speakers: readonly Speaker[];
  speakerName: (id: string, role: string | null) => string;
};

/** The words of one phrase and whose they are, corrected where they stand. */
export function PhraseEditor({ editing, speakers, speakerName }: Props) {
  const t = useTexts(editingTexts);
  const w = useTexts(words);
  const errorText = useErrorText();
  const input = useRef<HTMLTextAreaElement>(null);
  const { fileId, draft, change, stored, leave, reload, error, isSaving } = editing;
  const drafting = useKeptDraft({
    about: draft === null ? null : { kind: 'phrase', subject: `${fileId}:${draft.id}` },
    stored,
    value: { text: draft?.text ?? '', speaker: draft?.speaker ?? '' },
    restore: change,
  });
  const linesOf = useTextLines();
  const save = async () => {
    drafting.saving();
    if (await editing.save()) drafting.saved();
    else drafting.failed();
  };
  useEffect(() => {
    const field = input.current;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  if (draft === null) return null;
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave();
    else if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) void save();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields inside.
    <div className="phrase-editor" data-testid="phrase-editor" onKeyDown={press}>
      <textarea
        ref={input}
        rows={2}
        aria-label={t('words')}
        value={draft.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <div className="phrase-editor-foot">
        {speakers.length > 1 && (
          <Choice
            label={t('who')}
            value={draft.speaker}
            options={speakers.map(({ id, role }) => ({ value: id, label: speakerName(id, role) }))}
            onChange={(speaker) => change({ speaker })}
          />
        )}
        <DraftLine drafting={drafting} linesOf={linesOf} />
        <span className="push" />
        <Button size="small" onClick={leave}>
          {w('cancel')}
        </Button>
        <Button size="small" variant="contained" disabled={isSaving} onClick={() => void save()}>
          {w('save')}
        </Button>
      </div>
      {error === null ? (
        <p className="xs mut">{t('hint')}</p>
      ) : (
        <div className="notice tone-warn" role="alert">
          <span>{isConflict(error) ? t('conflict') : errorText(error)}</span>
          {isConflict(error) && (
            <Button size="small" variant="outlined" onClick={() => void reload()}>
              {t('reload')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
