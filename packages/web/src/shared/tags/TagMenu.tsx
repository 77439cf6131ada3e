import { createTag, type Tag, tagNameLength } from '@earshot/core/tags/tags.api.ts';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/call.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useLengthIssue } from '../lengths/use-length-issue.ts';
import { refreshRules, tagsQuery } from '../rules/rules.queries.ts';
import { useNotify } from '../use-notify.ts';
import { useMay } from '../users.queries.ts';
import { TagChip } from './TagChip.tsx';
import { tagMenuTexts } from './tag-menu.texts.ts';

type Props = {
  anchor: HTMLElement | null;
  label: string;
  onChoose: (tag: Pick<Tag, 'id' | 'name'>) => void;
  onClose: () => void;
  /** A tag that is to be taken off exists already. */
  canCreate?: boolean;
};

/** One tag of the workspace, or a new one under the name that was typed. */
export function TagMenu({ anchor, label, onChoose, onClose, canCreate = true }: Props) {
  const t = useTexts(tagMenuTexts);
  const notify = useNotify();
  const [typed, setTyped] = useState('');
  const tags = useQuery({ ...tagsQuery(), enabled: anchor !== null }).data?.results ?? [];
  const mayCreate = useMay('tags.write') && canCreate;
  const sought = typed.trim();
  const shown = tags.filter(({ name }) => name.toLocaleLowerCase().includes(sought.toLocaleLowerCase()));
  const create = useMutation({
    mutationFn: (name: string) => call(createTag, { body: { name } }),
    onSuccess: () => refreshRules('tag'),
  });
  const issue = useLengthIssue()(sought, tagNameLength);
  const isNew =
    mayCreate &&
    issue === null &&
    !tags.some(({ name }) => name.toLocaleLowerCase() === sought.toLocaleLowerCase());
  const choose = (tag: Pick<Tag, 'id' | 'name'>) => {
    setTyped('');
    onClose();
    onChoose(tag);
  };
  const createAndChoose = () => create.mutateAsync(sought).then(choose, notify.failedTo(t('notAdded')));
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { 'aria-label': label, role: 'dialog' } }}
    >
      <div className="tag-menu">
        <TextField
          autoFocus
          value={typed}
          placeholder={t('find')}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            const [first] = shown;
            if (first !== undefined) choose(first);
            else if (isNew) void createAndChoose();
          }}
          slotProps={{ htmlInput: { 'aria-label': t('find') } }}
        />
        <ul>
          {shown.map((tag) => (
            <li key={tag.id}>
              <button type="button" className="plain" onClick={() => choose(tag)}>
                <TagChip tag={tag} />
              </button>
            </li>
          ))}
          {isNew && (
            <li>
              <button
                type="button"
                className="plain"
                disabled={create.isPending}
                onClick={() => void createAndChoose()}
              >
                <Plus size={14} aria-hidden />
                <span className="el">{t('create', { name: sought })}</span>
              </button>
            </li>
          )}
        </ul>
        {shown.length === 0 && !isNew && (
          <p className="sm mut" style={{ padding: '0 8px 4px' }}>
            {mayCreate && sought !== '' ? issue : t(tags.length === 0 ? 'none' : 'noneLike')}
          </p>
        )}
      </div>
    </Popover>
  );
}
