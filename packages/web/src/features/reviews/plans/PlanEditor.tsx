import type { Goal } from '@earshot/core/goals/goals.ts';
import type { ReviewPlan } from '@earshot/core/reviews/plans.ts';
import Button from '@mui/material/Button';
import { ChevronLeft } from 'lucide-react';
import { IconLink } from '../../../components/IconLink.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { DraftLine } from '../../../shared/drafts/DraftLine.tsx';
import { CallsAsked } from '../../../shared/filters/CallsAsked.tsx';
import { PeopleChoice } from '../../../shared/reviews/PeopleChoice.tsx';
import { words } from '../../../shared/words.texts.ts';
import { ChooseNow } from './ChooseNow.tsx';
import { PlanFields } from './PlanFields.tsx';
import { PlanShares } from './PlanShares.tsx';
import { plansTexts } from './plans.texts.ts';
import { type PlanEditing, usePlanEditing } from './use-plan-editing.ts';
import { usePlanLines } from './use-plan-lines.ts';

type Goals = readonly Pick<Goal, 'id' | 'name'>[];
type Props = { plan: ReviewPlan | null; goals: Goals };

/** A plan as it is being written; it is new where there is none. */
export function PlanEditor({ plan, goals }: Props) {
  const t = useTexts(plansTexts);
  const editing = usePlanEditing(plan, goals[0]?.id ?? 0);
  const { draft, disabled, change } = editing;
  return (
    <div className="page rule-page plan-editor">
      <div className="page-head">
        <IconLink size="small" className="outlined" label={t('back')} to="/reviews/plans" search={{}}>
          <ChevronLeft size={16} className="flip" />
        </IconLink>
        <h1 className="el">{draft.name || t('add')}</h1>
        <span className="push" />
        {plan && !disabled && <ChooseNow plan={plan} disabled={editing.drafting.isDirty} />}
      </div>
      {disabled && <p className="notice tone-info">{t('readOnly')}</p>}
      <div className="rule-editor">
        <div className="rule-left">
          <PlanFields goals={goals} editing={editing} isNew={plan === null} />
          <section className="card rule-fields" aria-labelledby="plan-calls">
            <h2 id="plan-calls">{t('whichCalls')}</h2>
            {Object.keys(draft.filters).length === 0 && <p className="sm t2">{t('allCalls')}</p>}
            <CallsAsked
              key={editing.fresh}
              filters={draft.filters}
              disabled={disabled}
              onChange={(filters) => change({ filters })}
            />
          </section>
        </div>
        <div className="rule-left">
          <PlanShares editing={editing} />
          <section className="card rule-fields" aria-labelledby="plan-people">
            <h2 id="plan-people">{t('people')}</h2>
            <p className="sm t2">{t('peopleHelp')}</p>
            <PeopleChoice
              chosen={draft.reviewers}
              disabled={disabled}
              none={t('nobodyChosen')}
              onChange={(reviewers) => change({ reviewers })}
            />
          </section>
          {!disabled && <PlanSave editing={editing} goals={goals} />}
        </div>
      </div>
    </div>
  );
}

function PlanSave({ editing, goals }: { editing: PlanEditing; goals: Goals }) {
  const t = useTexts(plansTexts);
  const w = useTexts(words);
  const linesOf = usePlanLines(goals);
  const { drafting, problem, isDirty, isSaving, save } = editing;
  return (
    <section className="card save-card" aria-label={w('save')}>
      {problem !== null && (
        <p className="sm plan-problem" role="alert">
          {t(`problem_${problem}`)}
        </p>
      )}
      <div className="rule-line">
        <DraftLine drafting={drafting} linesOf={linesOf} canDiscard={false} />
        <span className="push" />
        {drafting.isDirty && <Button onClick={drafting.discard}>{t('discard')}</Button>}
        <Button variant="contained" disabled={!isDirty} loading={isSaving} onClick={save}>
          {w('save')}
        </Button>
      </div>
    </section>
  );
}
