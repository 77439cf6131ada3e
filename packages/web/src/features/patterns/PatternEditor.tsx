import { type Pattern, PatternInput, patternNameLength } from '@earshot/core/patterns/patterns.api.ts';
import Button from '@mui/material/Button';
import { AudioLines, Copy } from 'lucide-react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { LengthField } from '../../shared/lengths/LengthField.tsx';
import { descriptionLength, useNameProblem } from '../../shared/lengths/use-length-issue.ts';
import { RuleEditor } from '../../shared/rules/editor/RuleEditor.tsx';
import { RuleHead } from '../../shared/rules/editor/RuleHead.tsx';
import { savingTexts } from '../../shared/rules/editor/saving.texts.ts';
import { words } from '../../shared/words.texts.ts';
import { useLockPattern } from './patterns.queries.ts';
import { patternsTexts } from './patterns.texts.ts';
import { useClone } from './use-clone.ts';
import { type PatternEditing, usePatternEditing } from './use-pattern-editing.ts';

type Props = { pattern: Pattern | null; editing: PatternEditing };

/** A pattern as it is being written; it is new where there is none. */
export function PatternEditor({ pattern, blank }: { pattern: Pattern | null; blank: PatternInput }) {
  const t = useTexts(patternsTexts);
  const w = useTexts(words);
  const editing = usePatternEditing(pattern, blank);
  const { draft, taken, closed, submit } = editing;
  const name = draft.name.trim();
  const problemOf = useNameProblem(t('name'), t('description'));
  return (
    <div className="page rule-page">
      <PatternHead pattern={pattern} editing={editing} />
      <RuleEditor
        kind="pattern"
        id={pattern?.id ?? null}
        version={pattern?.version ?? null}
        detection={draft.detection}
        onDetection={(detection) => editing.change({ detection })}
        closed={closed}
        problem={problemOf(draft, patternNameLength, taken)}
        isDirty={editing.isDirty}
        drafting={editing.drafting}
        isSaving={editing.isSaving}
        onSave={(apply) => submit({ ...draft, name }, apply, pattern === null ? t('created') : w('saved'))}
        onDiscard={editing.reset}
      >
        <PatternFields pattern={pattern} editing={editing} />
      </RuleEditor>
    </div>
  );
}

function PatternHead({ pattern, editing }: Props) {
  const t = useTexts(patternsTexts);
  const s = useTexts(savingTexts);
  const lock = useLockPattern();
  const clone = useClone();
  const { mayWrite, closed, submit } = editing;
  return (
    <RuleHead
      kind="pattern"
      title={pattern === null ? t('add') : pattern.name}
      back={{ to: '/patterns', label: t('title') }}
      rule={pattern}
      mayWrite={mayWrite}
      lock={lock}
      input={PatternInput}
      onRestore={closed === null ? (body, done) => submit(body, 'from_now_on', done) : undefined}
    >
      {pattern && mayWrite && (
        <Button variant="outlined" startIcon={<Copy size={15} />} onClick={() => clone(pattern.id)}>
          {s('clone')}
        </Button>
      )}
      {pattern && pattern.files > 0 && (
        <ButtonLink
          variant="outlined"
          startIcon={<AudioLines size={15} />}
          to="/files"
          search={{ patterns: String(pattern.id) }}
        >
          {t('openCalls', { count: pattern.files })}
        </ButtonLink>
      )}
    </RuleHead>
  );
}

function PatternFields({ pattern, editing }: Props) {
  const t = useTexts(patternsTexts);
  const { draft, taken, closed, change } = editing;
  return (
    <>
      <LengthField
        fullWidth
        label={t('name')}
        value={draft.name}
        disabled={closed !== null}
        autoFocus={pattern === null}
        limits={patternNameLength}
        refusal={taken}
        onText={(name) => change({ name })}
      />
      <LengthField
        isQuiet
        fullWidth
        multiline
        label={t('description')}
        value={draft.description}
        disabled={closed !== null}
        limits={descriptionLength}
        onText={(description) => change({ description })}
      />
    </>
  );
}
