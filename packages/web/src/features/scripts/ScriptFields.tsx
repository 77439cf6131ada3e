import { longestSet, type Script, scriptNameLength } from '@earshot/core/scripts/scripts.ts';
import { demands, mostSteps, stepTypes } from '@earshot/core/wording/steps.ts';
import { Choice } from '../../components/Choice.tsx';
import { NumberBox } from '../../components/NumberBox.tsx';
import { SmallSelect } from '../../components/SmallSelect.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { LengthField } from '../../shared/lengths/LengthField.tsx';
import { descriptionLength } from '../../shared/lengths/use-length-issue.ts';
import { scriptTexts } from '../../shared/scripts/scripts.texts.ts';
import { scriptsTexts } from './scripts.texts.ts';
import type { ScriptEditing } from './use-script-editing.ts';

/** What a script is, besides its wording. */
export function ScriptFields({ script, editing }: { script: Script | null; editing: ScriptEditing }) {
  const t = useTexts(scriptsTexts);
  const s = useTexts(scriptTexts);
  const { draft, taken, closed, change } = editing;
  const disabled = closed !== null;
  return (
    <>
      <LengthField
        fullWidth
        label={t('name')}
        value={draft.name}
        disabled={disabled}
        autoFocus={script === null}
        limits={scriptNameLength}
        refusal={taken}
        onText={(name) => change({ name })}
      />
      <LengthField
        isQuiet
        fullWidth
        multiline
        label={t('description')}
        value={draft.description}
        disabled={disabled}
        limits={descriptionLength}
        onText={(description) => change({ description })}
      />
      <div className="rule-line">
        <SmallSelect
          label={t('type')}
          value={draft.type}
          disabled={disabled}
          onChange={(type) => change({ type })}
          options={stepTypes.map((value) => ({ value, label: s(`type_${value}`) }))}
        />
        <Choice
          label={t('demand')}
          value={draft.demand}
          options={demands.map((value) => ({ value, label: s(`demand_${value}`), disabled }))}
          onChange={(demand) => change({ demand })}
        />
      </div>
      <LengthField
        isQuiet
        fullWidth
        label={t('set')}
        value={draft.set}
        disabled={disabled}
        limits={{ least: 0, most: longestSet }}
        onText={(set) => change({ set })}
      />
      <div className="rule-line sm">
        <span className="t2">{t('setHelp')}</span>
        {draft.set.trim() !== '' && (
          <>
            <span className="t2">{t('place')}</span>
            <NumberBox
              label={t('place')}
              value={draft.place}
              min={1}
              max={mostSteps}
              whole
              disabled={disabled}
              onChange={(place) => place !== null && change({ place })}
            />
          </>
        )}
      </div>
    </>
  );
}
