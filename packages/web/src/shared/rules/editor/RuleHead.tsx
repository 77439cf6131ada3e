import Button from '@mui/material/Button';
import type { UseMutationResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, History, Lock, LockOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ZodType } from 'zod';
import { useTexts } from '../../../lib/i18n.ts';
import { useNotify } from '../../use-notify.ts';
import type { RuleSection } from '../list/RuleRow.tsx';
import type { ListedKind } from '../rules.queries.ts';
import { savingTexts } from './saving.texts.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

/** What is stored of a rule, as far as its heading shows it. */
export type StoredRule = {
  id: number;
  version: number;
  author: string | null;
  locked: boolean;
  can_lock: boolean;
};

type Props<Input> = {
  kind: ListedKind;
  title: string;
  /** The list, and what it is called. */
  back: { to: `/${RuleSection}`; label: string };
  rule: StoredRule | null;
  mayWrite: boolean;
  lock: Pick<UseMutationResult<unknown, Error, { id: number; locked: boolean }>, 'mutate'>;
  /** What a version must be to come back. */
  input: ZodType<Input>;
  /** Saves a version again; `done` is told then. */
  onRestore: ((body: Input, done: string) => void) | undefined;
  /** More buttons. */
  children?: ReactNode;
};

/** Name, version and author of what is edited, and what can be done with it as a whole. */
export function RuleHead<Input>(props: Props<Input>) {
  const { kind, title, back, rule, mayWrite, lock, input, onRestore, children } = props;
  const t = useTexts(savingTexts);
  const notify = useNotify();
  const [showsVersions, setShowsVersions] = useState(false);
  return (
    <div className="page-head">
      <Link to={back.to} className="rule-back" aria-label={back.label} title={back.label}>
        <ArrowLeft size={18} aria-hidden />
      </Link>
      <h1>{title}</h1>
      {rule && <span className="chip small">{t('version', { version: rule.version })}</span>}
      {rule?.locked && (
        <span className="chip small tone-warn">
          <Lock size={11} aria-hidden /> {t('locked')}
        </span>
      )}
      {rule?.author && <span className="sm mut">{t('author', { name: rule.author })}</span>}
      <span className="push" />
      {rule && mayWrite && rule.can_lock && (
        <Button
          variant="outlined"
          startIcon={rule.locked ? <LockOpen size={15} /> : <Lock size={15} />}
          onClick={() =>
            lock.mutate(
              { id: rule.id, locked: !rule.locked },
              {
                onSuccess: () => notify.done(t(rule.locked ? 'unlockedNow' : 'lockedNow')),
                onError: notify.failed,
              },
            )
          }
        >
          {t(rule.locked ? 'unlock' : 'lock')}
        </Button>
      )}
      {rule && (
        <Button variant="outlined" startIcon={<History size={15} />} onClick={() => setShowsVersions(true)}>
          {t('versions')}
        </Button>
      )}
      {children}
      {rule && showsVersions && (
        <VersionsDialog
          kind={kind}
          id={rule.id}
          onClose={() => setShowsVersions(false)}
          onRestore={
            onRestore &&
            ((body, version) => {
              setShowsVersions(false);
              const { data } = input.safeParse(body);
              if (data) onRestore(data, t('restored', { version }));
            })
          }
        />
      )}
    </div>
  );
}
