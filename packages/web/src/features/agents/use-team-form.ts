import type { Team } from '@earshot/core/agents/agents.api.ts';
import { useForm, useWatch } from 'react-hook-form';
import { useTexts } from '../../lib/i18n.ts';
import { useFormDraft } from '../../shared/drafts/use-form-draft.ts';
import { changedFields, isChanged } from '../../shared/people/changed-fields.ts';
import { byCode, useFieldErrors } from '../../shared/people/use-field-errors.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useMay } from '../../shared/users.queries.ts';
import { words } from '../../shared/words.texts.ts';
import { type TeamBody, useSaveTeam } from './agents.queries.ts';
import { agentsTexts } from './agents.texts.ts';

export type TeamFields = { name: string; lead_ids: number[] };

const fieldsOf = (team: Team | null): TeamFields => ({
  name: team?.name ?? '',
  lead_ids: team?.lead_ids ?? [],
});

const fieldOf = byCode<keyof TeamFields>({
  'teams.name_taken': 'name',
  'teams.lead_unknown': 'lead_ids',
});

/** What is entered of a team, and how it is saved; who leads it only by whom sees the members. */
export function useTeamForm(team: Team | null, onSaved: () => void) {
  const t = useTexts(agentsTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const save = useSaveTeam();
  const maySeeMembers = useMay('members.read');
  const stored = fieldsOf(team);
  const form = useForm<TeamFields>({ mode: 'onTouched', defaultValues: stored });
  const refuse = useFieldErrors(form, fieldOf);
  const drafting = useFormDraft(form, stored, { kind: 'team', subject: String(team?.id ?? 'new') });
  const entered = { ...stored, ...useWatch({ control: form.control }) };
  const bodyOf = ({ name, lead_ids }: TeamFields): TeamBody => ({
    name: name.trim(),
    ...(maySeeMembers && { lead_ids }),
  });
  const changesOf = (fields: TeamFields) => changedFields(bodyOf(stored), bodyOf(fields));
  const submit = form.handleSubmit((fields) =>
    save.mutate(
      team === null ? { id: null, body: bodyOf(fields) } : { id: team.id, body: changesOf(fields) },
      {
        onSuccess: () => {
          drafting.saved();
          notify.done(team === null ? t('teamCreated') : w('saved'));
          onSaved();
        },
        onError: (error) => {
          drafting.failed();
          refuse(error);
        },
      },
    ),
  );
  const canSave = team === null || isChanged(changesOf(entered));
  return { form, submit, drafting, canSave, isSaving: save.isPending, maySeeMembers };
}
