import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { Choice } from '../../../components/Choice.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { DraftLine } from '../../drafts/DraftLine.tsx';
import type { Drafting } from '../../drafts/use-kept-draft.ts';
import { useLimited } from '../../use-limited.ts';
import { words } from '../../words.texts.ts';
import { savingTexts } from './saving.texts.ts';
import type { PreviewState } from './use-preview.ts';
import { useVersionLines } from './version-lines.ts';

export type ApplyTo = 'from_now_on' | 'history';

type Props = {
  /** Undefined where there is no rule to apply, or where its consequences are shown elsewhere. */
  preview: PreviewState | undefined;
  /** Whether it can go over past calls, too. */
  canApply?: boolean;
  /** What hinders saving, in words; said when one tries. */
  problem: string | null;
  isDirty: boolean;
  drafting: Drafting;
  isSaving: boolean;
  onSave: (apply: ApplyTo) => void;
  onDiscard: () => void;
};

/** From when on the rule counts, what that changes, and saving it. */
export function SaveCard(props: Props) {
  const { preview, problem, isDirty, drafting, isSaving, onSave, onDiscard } = props;
  const { canApply = preview !== undefined } = props;
  const t = useTexts(savingTexts);
  const w = useTexts(words);
  const linesOf = useVersionLines();
  const [apply, setApply] = useState<ApplyTo>('from_now_on');
  // A run goes over the calls of all teams.
  const isLimited = useLimited() !== null;
  const chosen = !canApply || isLimited ? 'from_now_on' : apply;
  // What is there can be applied to history as it is.
  const isOpen = (isDirty || chosen === 'history') && !isSaving;
  const [refused, setRefused] = useState(false);
  const save = () => {
    setRefused(problem !== null);
    if (problem === null) onSave(chosen);
  };
  useSaveKey(() => isOpen && save());
  return (
    <section className="card save-card" aria-label={t('onSave')}>
      {canApply && !isLimited && (
        <>
          <div className="rule-line">
            <h2>{t('onSave')}</h2>
            <span className="push" />
            <Choice
              label={t('onSave')}
              value={apply}
              options={[
                { value: 'from_now_on', label: t('fromNow') },
                { value: 'history', label: t('history') },
              ]}
              onChange={setApply}
            />
          </div>
          <p className="sm t2">{t(apply === 'history' ? 'historyText' : 'fromNowText')}</p>
          {apply === 'history' && preview?.answer && <Consequences preview={preview} />}
        </>
      )}
      {refused && problem !== null && (
        <p className="rule-mistake" role="alert">
          {problem}
        </p>
      )}
      <div className="rule-line">
        {isDirty && <span className="sm mut">{t('changed')}</span>}
        <DraftLine drafting={drafting} linesOf={linesOf} canDiscard={false} />
        <span className="push" />
        {isDirty && <Button onClick={onDiscard}>{t('discard')}</Button>}
        <Button variant="contained" disabled={!isOpen} loading={isSaving} onClick={save}>
          {chosen === 'history' ? t('saveAndApply') : w('save')}
        </Button>
      </div>
    </section>
  );
}

function Consequences({ preview: { answer, days } }: { preview: PreviewState }) {
  const t = useTexts(savingTexts);
  if (answer === undefined) return null;
  const { added, removed, matched } = answer;
  return (
    <div>
      <p className="xs mut">{t('preview_days', { count: days })}</p>
      <dl className="save-facts" data-testid="consequences">
        <div>
          <dt>{t('newCalls')}</dt>
          <dd className={added > 0 ? 'live-added num' : 'num'}>+{formatNumber(added)}</dd>
        </div>
        <div>
          <dt>{t('lostCalls')}</dt>
          <dd className={removed > 0 ? 'live-lost num' : 'num'}>−{formatNumber(removed)}</dd>
        </div>
        <div>
          <dt>{t('keptCalls')}</dt>
          <dd className="num">{formatNumber(matched - added)}</dd>
        </div>
      </dl>
    </div>
  );
}

/** Ctrl+S saves, also while typing: that is when it is wanted. */
export function useSaveKey(save: () => void): void {
  const current = useRef(save);
  current.current = save;
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      current.current();
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
