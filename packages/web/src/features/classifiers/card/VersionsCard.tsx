import type { LearnedVersion } from '@earshot/core/classifiers/classifiers.api.ts';
import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Check, History } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { formatDateTime, formatNumber, formatSeconds } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { reachOf, written } from '../../../shared/classifiers/SpreadBar.tsx';
import { useNotify } from '../../../shared/use-notify.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { words } from '../../../shared/words.texts.ts';
import { learnedQuery, useRestoreVersion } from '../classifiers.queries.ts';
import { cardTexts } from './card.texts.ts';

/** What was learned when, from how much and how well; a former version can answer again. */
export function VersionsCard({ classifier }: { classifier: Classifier }) {
  const t = useTexts(cardTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const mayWrite = useMay('classifiers.write') && classifier.can_change;
  const versions = useQuery(learnedQuery(classifier.id)).data?.results ?? [];
  const restore = useRestoreVersion(classifier.id);
  const [asked, setAsked] = useState<number | null>(null);
  if (versions.length === 0) return null;
  return (
    <section className="card side-card" aria-label={t('versions')} data-testid="versions">
      <h2>{t('versions')}</h2>
      <ol className="learned">
        {versions.map((one) => (
          <Version
            key={one.version}
            learned={one}
            onRestore={mayWrite && !one.is_live ? () => setAsked(one.version) : undefined}
          />
        ))}
      </ol>
      <ConfirmDialog
        open={asked !== null}
        title={t('rollBackTo', { version: asked ?? 0 })}
        text={t('rollBackText', { version: asked ?? 0 })}
        confirm={t('rollBack')}
        cancel={w('cancel')}
        onConfirm={() =>
          asked !== null &&
          restore.mutate(asked, {
            onSuccess: () => notify.done(t('rolledBack', { version: asked })),
            onError: notify.failed,
          })
        }
        onClose={() => setAsked(null)}
      />
    </section>
  );
}

type VersionProps = { learned: LearnedVersion; onRestore: (() => void) | undefined };

function Version({ learned, onRestore }: VersionProps) {
  const t = useTexts(cardTexts);
  const { version, accuracy, at, by, examples, ms, is_live } = learned;
  return (
    <li data-testid={`version-${version}`}>
      <div className="rule-line">
        <b className="num">v{version}</b>
        {accuracy && (
          <span className="num">
            {written(accuracy.value)} ± {written(reachOf(accuracy))}
          </span>
        )}
        {is_live && (
          <span className="chip small tone-ok">
            <Check size={11} aria-hidden /> {t('answersNow')}
          </span>
        )}
        {onRestore && (
          <Button
            className="push"
            size="small"
            variant="outlined"
            startIcon={<History size={14} />}
            aria-label={t('rollBackTo', { version })}
            onClick={onRestore}
          >
            {t('rollBack')}
          </Button>
        )}
      </div>
      <p className="sm mut num">
        {t('versionLine', {
          time: formatDateTime(at),
          by: by ?? t('somebody'),
          shown: formatNumber(examples),
          seconds: formatSeconds(ms),
        })}
      </p>
    </li>
  );
}
