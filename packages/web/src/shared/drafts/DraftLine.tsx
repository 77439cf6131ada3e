import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { formatTime } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { DraftDifferences, type LinesOf } from './DraftDifferences.tsx';
import './drafts.css';
import { draftTexts } from './drafts.texts.ts';
import type { Drafting } from './use-kept-draft.ts';

type Props = {
  drafting: Drafting;
  /** What a form says, line by line, in words. */
  linesOf: LinesOf;
  /** Missing where a button beside it does that. */
  canDiscard?: boolean;
};

const timeOf = (ms: number) => formatTime(new Date(ms).toISOString(), new Date());

/** What becomes of what is written here and not saved, in a line; asks before it would be lost. */
export function DraftLine({ drafting, linesOf, canDiscard = true }: Props) {
  const t = useTexts(draftTexts);
  const { isDirty, isSafe, keptAtMs, found, discard } = drafting;
  const isOnlyHere = isDirty && !isSafe;
  return (
    <>
      <Leaving isLost={isOnlyHere} />
      {found && <FoundDraft drafting={drafting} linesOf={linesOf} />}
      {isOnlyHere && <span className="draft-line tone-warn-text">{t('unsafe')}</span>}
      {isDirty && isSafe && keptAtMs !== null && (
        <span className="draft-line" data-testid="draft-kept">
          {t('kept', { time: timeOf(keptAtMs) })}
          {canDiscard && (
            <>
              {' · '}
              <button type="button" className="plain link" onClick={discard}>
                {t('discard')}
              </button>
            </>
          )}
        </span>
      )}
    </>
  );
}

function FoundDraft({ drafting, linesOf }: Pick<Props, 'drafting' | 'linesOf'>) {
  const t = useTexts(draftTexts);
  const { found, show, takeMine } = drafting;
  if (found === null) return null;
  const isOffered = found.how === 'offered';
  const time = timeOf(found.kept.atMs);
  return (
    <span className="draft-line" role="alert">
      {t(isOffered ? 'offered' : 'clash', { time })}{' '}
      <button type="button" className="plain link" onClick={() => (isOffered ? takeMine() : show(true))}>
        {t(isOffered ? 'use' : 'see')}
      </button>
      {found.isShown && (
        <DraftDifferences drafting={drafting} linesOf={linesOf} onClose={() => show(false)} />
      )}
    </span>
  );
}

/** Nobody but this page has it: leaving would lose it. */
function Leaving({ isLost }: { isLost: boolean }) {
  const t = useTexts(draftTexts);
  const blocker = useBlocker({
    shouldBlockFn: () => isLost,
    enableBeforeUnload: () => isLost,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title={t('leaveTitle')}
      text={t('leaveText')}
      confirm={t('leave')}
      cancel={t('stay')}
      danger
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
