import {
  detectionOfScript,
  type Script,
  ScriptInput,
  scriptNameLength,
  wordingOf,
} from '@earshot/core/scripts/scripts.ts';
import type { Wording } from '@earshot/core/wording/steps.ts';
import Button from '@mui/material/Button';
import { AudioLines, Copy } from 'lucide-react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useNameProblem } from '../../shared/lengths/use-length-issue.ts';
import { WordingFields } from '../../shared/rules/builder/WordingFields.tsx';
import { RuleEditor } from '../../shared/rules/editor/RuleEditor.tsx';
import { RuleHead } from '../../shared/rules/editor/RuleHead.tsx';
import { savingTexts } from '../../shared/rules/editor/saving.texts.ts';
import { words } from '../../shared/words.texts.ts';
import { AdherenceCard } from './AdherenceCard.tsx';
import { ClosenessCard } from './ClosenessCard.tsx';
import { ScriptFields } from './ScriptFields.tsx';
import { SetOrderCard } from './SetOrderCard.tsx';
import { useLockScript } from './scripts.queries.ts';
import { scriptsTexts } from './scripts.texts.ts';
import { useClone } from './use-clone.ts';
import { type ScriptEditing, useScriptEditing } from './use-script-editing.ts';

/** A script as it is being written; it is new where there is none, and then may begin with a wording. */
export function ScriptEditor({ script, wording: start }: { script: Script | null; wording?: Wording }) {
  const t = useTexts(scriptsTexts);
  const w = useTexts(words);
  const editing = useScriptEditing(script, start);
  const { draft, taken, closed, change, submit } = editing;
  const name = draft.name.trim();
  const { who, part, variations, said_from, unsure_from } = draft;
  const wording = { who, part, variations, said_from, unsure_from };
  const problemOf = useNameProblem(t('name'), t('description'));
  return (
    <div className="page rule-page">
      <ScriptHead script={script} editing={editing} />
      <RuleEditor
        kind="script"
        id={script?.id ?? null}
        version={script?.version ?? null}
        detection={detectionOfScript(draft)}
        onDetection={(detection) => change(wordingOf(detection))}
        builder={
          <section className="card rule-method wording" aria-label={t('wording')}>
            <h2>{t('wording')}</h2>
            <WordingFields wording={wording} disabled={closed !== null} onChange={change} />
          </section>
        }
        closed={closed}
        problem={problemOf(draft, scriptNameLength, taken)}
        isDirty={editing.isDirty}
        drafting={editing.drafting}
        isSaving={editing.isSaving}
        onSave={(apply) => submit({ ...draft, name }, apply, script === null ? t('created') : w('saved'))}
        onDiscard={editing.reset}
      >
        <ScriptFields script={script} editing={editing} />
      </RuleEditor>
      <div className="script-facts">
        {script && script.set !== '' && <SetOrderCard id={script.id} />}
        {script && <AdherenceCard id={script.id} />}
        <ClosenessCard wording={wording} />
      </div>
    </div>
  );
}

function ScriptHead({ script, editing }: { script: Script | null; editing: ScriptEditing }) {
  const t = useTexts(scriptsTexts);
  const s = useTexts(savingTexts);
  const lock = useLockScript();
  const clone = useClone();
  const { mayWrite, closed, submit } = editing;
  return (
    <RuleHead
      kind="script"
      title={script === null ? t('add') : script.name}
      back={{ to: '/scripts', label: t('title') }}
      rule={script}
      mayWrite={mayWrite}
      lock={lock}
      input={ScriptInput}
      onRestore={closed === null ? (body, done) => submit(body, 'from_now_on', done) : undefined}
    >
      {script && mayWrite && (
        <Button variant="outlined" startIcon={<Copy size={15} />} onClick={() => clone(script.id)}>
          {s('clone')}
        </Button>
      )}
      {script && script.files > 0 && (
        <ButtonLink
          variant="outlined"
          startIcon={<AudioLines size={15} />}
          to="/files"
          search={{ scripts: String(script.id) }}
        >
          {t('openCalls', { count: script.files })}
        </ButtonLink>
      )}
    </RuleHead>
  );
}
