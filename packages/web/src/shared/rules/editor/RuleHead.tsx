import type { VersionedKind } from '@earshot/core/rules/rules.ts';
import Button from '@mui/material/Button';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, History, Lock, LockOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import type { RuleSection } from '../list/RuleRow.tsx';
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

type Props = {
  kind: VersionedKind;
  title: string;
  /** The list, and what it is called. */
  back: { to: `/${RuleSection}`; label: string };
  rule: StoredRule | null;
  mayWrite: boolean;
  onLock: (locked: boolean) => void;
  onRestore: ((body: Record<string, unknown>, version: number) => void) | undefined;
  /** More buttons. */
  children?: ReactNode;
};

/** Name, version and author of what is edited, and what can be done with it as a whole. */
export function RuleHead({ kind, title, back, rule, mayWrite, onLock, onRestore, children }: Props) {
  const t = useTexts(savingTexts);
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
          onClick={() => onLock(!rule.locked)}
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
              onRestore(body, version);
            })
          }
        />
      )}
    </div>
  );
}
