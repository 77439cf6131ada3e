import type { Script, ScriptInput } from '@earshot/core/scripts/scripts.ts';
import type { Wording } from '@earshot/core/wording/steps.ts';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../lib/i18n.ts';
import { newWording } from '../../shared/rules/builder/detection-draft.ts';
import type { ApplyTo } from '../../shared/rules/editor/SaveCard.tsx';
import { useRuleEditing } from '../../shared/rules/editor/use-rule-editing.ts';
import { useSaveScript } from './scripts.queries.ts';
import { scriptsTexts } from './scripts.texts.ts';

const blank = (wording: Wording): ScriptInput => ({
  name: '',
  description: '',
  type: 'greeting',
  demand: 'must',
  set: '',
  place: 1,
  ...wording,
});

/** What a person sets of a script. */
function inputOf(script: Script): ScriptInput {
  const { name, description, type, demand, set, place } = script;
  const { who, part, variations, said_from, unsure_from } = script;
  return { name, description, type, demand, set, place, who, part, variations, said_from, unsure_from };
}

export type ScriptEditing = ReturnType<typeof useScriptEditing>;

/** What is entered of a script, new or not, and how it is saved. */
export function useScriptEditing(script: Script | null, wording: Wording = newWording()) {
  const t = useTexts(scriptsTexts);
  const navigate = useNavigate();
  const editing = useRuleEditing(script, {
    kind: 'script',
    start: script === null ? blank(wording) : inputOf(script),
    right: 'scripts.write',
    nameTaken: 'scripts.name_taken',
    untitled: t('add'),
    save: useSaveScript(),
    open: (id) => void navigate({ to: '/scripts', search: { id: String(id) }, replace: true }),
  });
  return {
    ...editing,
    submit: (body: ScriptInput, apply: ApplyTo, done: string) => editing.submit({ ...body, apply }, done),
    isDirty: editing.isDirty || script === null,
  };
}
