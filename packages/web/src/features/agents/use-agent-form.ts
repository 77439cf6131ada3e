import type { Agent } from '@earshot/core/agents/agents.api.ts';
import { useForm, useWatch } from 'react-hook-form';
import { useTexts } from '../../lib/i18n.ts';
import { useFormDraft } from '../../shared/drafts/use-form-draft.ts';
import { changedFields, isChanged } from '../../shared/people/changed-fields.ts';
import { byCode, useFieldErrors } from '../../shared/people/use-field-errors.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { words } from '../../shared/words.texts.ts';
import { type AgentBody, useSaveAgent } from './agents.queries.ts';
import { agentsTexts } from './agents.texts.ts';

/** `team` is the id of one, or nothing. */
export type AgentFields = { name: string; internal_id: string; team: string };

const fieldsOf = (agent: Agent | null): AgentFields => ({
  name: agent?.name ?? '',
  internal_id: agent?.internal_id ?? '',
  team: agent?.team_id == null ? '' : String(agent.team_id),
});

const bodyOf = ({ name, internal_id, team }: AgentFields): Required<AgentBody> => ({
  name: name.trim(),
  internal_id: internal_id.trim() || null,
  team_id: team === '' ? null : Number(team),
});

const fieldOf = byCode<keyof AgentFields>({
  'agents.name_taken': 'name',
  'agents.internal_id_taken': 'internal_id',
  'teams.not_found': 'team',
});

/** What is entered of an operator, and how it is saved; a new one where there is none. */
export function useAgentForm(agent: Agent | null, onSaved: () => void) {
  const t = useTexts(agentsTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const save = useSaveAgent();
  const stored = fieldsOf(agent);
  const form = useForm<AgentFields>({ mode: 'onTouched', defaultValues: stored });
  const refuse = useFieldErrors(form, fieldOf);
  const drafting = useFormDraft(form, stored, { kind: 'agent', subject: String(agent?.id ?? 'new') });
  const entered = { ...stored, ...useWatch({ control: form.control }) };
  const changesOf = (fields: AgentFields) => changedFields(bodyOf(stored), bodyOf(fields));
  const submit = form.handleSubmit((fields) =>
    save.mutate(
      agent === null ? { id: null, body: bodyOf(fields) } : { id: agent.id, body: changesOf(fields) },
      {
        onSuccess: () => {
          drafting.saved();
          notify.done(agent === null ? t('created') : w('saved'));
          onSaved();
        },
        onError: (error) => {
          drafting.failed();
          refuse(error);
        },
      },
    ),
  );
  const canSave = agent === null || isChanged(changesOf(entered));
  return { form, submit, drafting, canSave, isSaving: save.isPending };
}
