import {
  type Conversion,
  ConversionInput,
  conversionNameLength,
  conversionTypeLength,
} from '@earshot/core/conversions/conversions.ts';
import Button from '@mui/material/Button';
import { Copy, Lock } from 'lucide-react';
import { useTexts } from '../../lib/i18n.ts';
import { useLengthIssue, useNameProblem } from '../../shared/lengths/use-length-issue.ts';
import { RuleHead } from '../../shared/rules/editor/RuleHead.tsx';
import '../../shared/rules/builder/builder.css';
import '../../shared/rules/editor/rule-editor.css';
import { SaveCard } from '../../shared/rules/editor/SaveCard.tsx';
import { savingTexts } from '../../shared/rules/editor/saving.texts.ts';
import { useCloneRule } from '../../shared/rules/editor/use-clone-rule.ts';
import { words } from '../../shared/words.texts.ts';
import { ConditionsCard } from './ConditionsCard.tsx';
import './conversions.css';
import { useCloneConversion, useLockConversion } from './conversions.queries.ts';
import { conversionsTexts } from './conversions.texts.ts';
import { NameCard } from './NameCard.tsx';
import { OutOfCard } from './OutOfCard.tsx';
import { useConversionEditing } from './use-conversion-editing.ts';
import { ValueCard } from './ValueCard.tsx';

/** A conversion as it is being written; it is new where there is none. */
export function ConversionEditor({ conversion }: { conversion: Conversion | null }) {
  const t = useTexts(conversionsTexts);
  const s = useTexts(savingTexts);
  const w = useTexts(words);
  const lock = useLockConversion();
  const clone = useCloneRule('/conversions', useCloneConversion());
  const editing = useConversionEditing(conversion);
  const { draft, closed, taken, change, submit, mayWrite } = editing;
  const problemOf = useNameProblem(t('name'));
  const issueOf = useLengthIssue();
  const typeIssue = issueOf(draft.type, conversionTypeLength);
  const disabled = closed !== null;
  return (
    <div className="page rule-page conversion-form">
      <RuleHead
        kind="conversion"
        title={conversion === null ? t('add') : conversion.name}
        back={{ to: '/conversions', label: t('title') }}
        rule={conversion}
        mayWrite={mayWrite}
        lock={lock}
        input={ConversionInput}
        onRestore={disabled ? undefined : submit}
      >
        {conversion && mayWrite && (
          <Button variant="outlined" startIcon={<Copy size={15} />} onClick={() => clone(conversion.id)}>
            {s('clone')}
          </Button>
        )}
      </RuleHead>
      <div className="rule-editor single">
        <div className="rule-left">
          {closed && (
            <p className="notice tone-info">
              <Lock size={16} aria-hidden /> {s(closed === 'role' ? 'viewText' : 'lockedText')}
            </p>
          )}
          <NameCard
            value={draft}
            disabled={disabled}
            taken={taken}
            isNew={conversion === null}
            onChange={change}
          />
          <ConditionsCard
            counts={draft.counts}
            names={conversion?.names ?? []}
            stored={conversion?.counts.conditions ?? []}
            disabled={disabled}
            onChange={(counts) => change({ counts })}
          />
          <OutOfCard
            key={editing.fresh}
            outOf={draft.out_of}
            disabled={disabled}
            onChange={(out_of) => change({ out_of })}
          />
          <ValueCard value={draft.value} disabled={disabled} onChange={(value) => change({ value })} />
          {!disabled && (
            <SaveCard
              preview={undefined}
              problem={
                problemOf(draft, conversionNameLength, taken) ??
                (typeIssue && `${t('type')}: ${typeIssue}`) ??
                editing.problem
              }
              isDirty={editing.isDirty}
              drafting={editing.drafting}
              isSaving={editing.isSaving}
              onSave={() =>
                submit({ ...draft, name: draft.name.trim() }, conversion === null ? t('created') : w('saved'))
              }
              onDiscard={editing.reset}
            />
          )}
        </div>
      </div>
    </div>
  );
}
