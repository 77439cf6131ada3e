import type { Share } from '@earshot/core/shares/shares.api.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { useErrorText } from '../use-error-text.ts';
import { useNotify } from '../use-notify.ts';
import { words } from '../words.texts.ts';
import { LinkLife } from './LinkLife.tsx';
import { linkTexts } from './links.texts.ts';
import { OpenLinks } from './OpenLinks.tsx';

type Made = { id: number; url: string };

type Props = {
  /** Of the title. */
  id: string;
  title: string;
  /** What whoever has the link sees. */
  text: string;
  query: UseQueryResult<Share[]>;
  create: UseMutationResult<Made, Error, number>;
  remove: UseMutationResult<unknown, Error, number>;
  /** The link that was made, to be copied. */
  children: (made: Made) => ReactNode;
  onClose: () => void;
};

/** Links that open something to people without an account: making, copying and revoking them. */
export function LinksDialog({ id, title, text, query, create, remove, children, onClose }: Props) {
  const l = useTexts(linkTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const errorText = useErrorText();
  const made = create.data;
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <p className="t2">{text}</p>
        <LinkLife
          isPending={create.isPending}
          onCreate={(days) => create.mutate(days, { onError: notify.failed })}
        />
        {/* A new link is a new thing to copy. */}
        {made && (
          <div key={made.id} style={{ display: 'grid', gap: 6 }}>
            {children(made)}
            <span className="sm mut">{l('once')}</span>
          </div>
        )}
        {query.isError && (
          <p role="alert" style={{ color: 'var(--bad-fg)' }}>
            {errorText(query.error)}
          </p>
        )}
        <OpenLinks
          links={query.data ?? []}
          newId={made?.id}
          removingId={remove.isPending ? remove.variables : undefined}
          onRevoke={(link) =>
            remove.mutate(link, {
              onSuccess: () => {
                if (link === made?.id) create.reset();
                notify.done(l('revoked'));
              },
              onError: notify.failed,
            })
          }
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{w('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
