import type { Agent } from '@earshot/core/agents/agents.api.ts';
import { internalIdLength, personNameLength } from '@earshot/core/agents/people.ts';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTexts } from '../../lib/i18n.ts';
import { useTextLines } from '../../shared/drafts/use-text-lines.ts';
import { FormFoot } from '../../shared/people/FormFoot.tsx';
import { teamsQuery } from '../../shared/people/people.queries.ts';
import { peopleTexts } from '../../shared/people/people.texts.ts';
import { TextControl } from '../../shared/people/TextControl.tsx';
import { agentsTexts } from './agents.texts.ts';
import { type AgentFields, useAgentForm } from './use-agent-form.ts';

/** Name, internal id and team of an operator, new or not. */
export function AgentForm({ agent, onClose }: { agent: Agent | null; onClose: () => void }) {
  const t = useTexts(agentsTexts);
  const { form, submit, ...foot } = useAgentForm(agent, onClose);
  const linesOf = useTextLines({ name: t('name'), internal_id: t('internalId') });
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="agent-title">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="agent-title">{t(agent === null ? 'new' : 'editTitle')}</DialogTitle>
        <DialogContent
          sx={{ display: 'flex', flexDirection: 'column', gap: 1, paddingTop: '8px !important' }}
        >
          <TextControl
            control={form.control}
            name="name"
            label={t('name')}
            limits={personNameLength}
            autoFocus
          />
          <TextControl
            control={form.control}
            name="internal_id"
            label={t('internalId')}
            limits={internalIdLength}
            isOptional
          />
          <TeamField form={form} />
          {agent !== null && <p className="sm mut">{t('renameHint')}</p>}
        </DialogContent>
        <FormFoot linesOf={linesOf} onClose={onClose} {...foot} />
      </form>
    </Dialog>
  );
}

function TeamField({ form }: { form: UseFormReturn<AgentFields> }) {
  const t = useTexts(agentsTexts);
  const p = useTexts(peopleTexts);
  const teams = useQuery(teamsQuery()).data?.results;
  return (
    <Controller
      control={form.control}
      name="team"
      render={({ field, fieldState: { error } }) => (
        <TextField
          select
          fullWidth
          label={t('team')}
          // What is chosen is shown once it has a name.
          value={teams === undefined ? '' : field.value}
          error={error !== undefined}
          helperText={error?.message ?? ' '}
          onChange={field.onChange}
        >
          <MenuItem value="">{p('noTeam')}</MenuItem>
          {teams?.map(({ id, name }) => (
            <MenuItem key={id} value={String(id)}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
    />
  );
}
