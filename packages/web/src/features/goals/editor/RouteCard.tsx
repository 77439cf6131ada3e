import { publishers } from '@earshot/core/goals/goals.ts';
import Button from '@mui/material/Button';
import { Plus, X } from 'lucide-react';
import { IconAction } from '../../../components/IconAction.tsx';
import { NumberBox } from '../../../components/NumberBox.tsx';
import { SmallSelect } from '../../../components/SmallSelect.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { CallsAsked } from '../../../shared/filters/CallsAsked.tsx';
import { emptyQuery } from '../../../shared/rules/builder/detection-draft.ts';
import { QueryFields } from '../../../shared/rules/builder/QueryFields.tsx';
import { editorTexts } from './editor.texts.ts';
import { ofScores } from './numbers.ts';
import type { GoalEditing } from './use-goal-editing.ts';

/** Which calls the form is for, from which score on they pass, and when a score counts. */
export function RouteCard({ editing }: { editing: GoalEditing }) {
  const t = useTexts(editorTexts);
  const { draft, closed, change } = editing;
  const { applies_to, pass_from, published_by, dispute_days } = draft;
  const disabled = closed !== null;
  const route = (part: Partial<typeof applies_to>) => change({ applies_to: { ...applies_to, ...part } });
  return (
    <section className="card rule-fields" aria-label={t('forCalls')}>
      <h2>{t('forCalls')}</h2>
      {Object.keys(applies_to.filters).length === 0 && applies_to.query === null && (
        <p className="sm t2">{t('allCalls')}</p>
      )}
      <CallsAsked
        unfit={ofScores}
        filters={applies_to.filters}
        disabled={disabled}
        onChange={(filters) => route({ filters })}
      />
      {applies_to.query === null ? (
        !disabled && (
          <Button
            size="small"
            startIcon={<Plus size={14} />}
            sx={{ justifySelf: 'start' }}
            onClick={() => route({ query: emptyQuery })}
          >
            {t('addWords')}
          </Button>
        )
      ) : (
        <div className="goal-words">
          <div className="rule-line">
            <span className="t2">{t('saying')}</span>
            <span className="push" />
            {!disabled && (
              <IconAction size="small" label={t('removeWords')} onClick={() => route({ query: null })}>
                <X size={14} />
              </IconAction>
            )}
          </div>
          <QueryFields query={applies_to.query} disabled={disabled} onChange={(query) => route({ query })} />
        </div>
      )}
      <div className="rule-line goal-terms">
        <span className="t2">{t('passFrom')}</span>
        <NumberBox
          label={t('passFrom')}
          value={pass_from}
          min={0}
          max={100}
          whole
          disabled={disabled}
          onChange={(value) => value !== null && change({ pass_from: value })}
        />
        <span className="t2">{t('publishedBy')}</span>
        <SmallSelect
          label={t('publishedBy')}
          value={published_by}
          disabled={disabled}
          options={publishers.map((value) => ({ value, label: t(`publisher_${value}`) }))}
          onChange={(value) => change({ published_by: value })}
        />
        <span className="t2">{t('disputeDays')}</span>
        <NumberBox
          label={t('disputeDays')}
          value={dispute_days}
          min={0}
          max={365}
          whole
          unit={t('days')}
          disabled={disabled}
          onChange={(value) => value !== null && change({ dispute_days: value })}
        />
      </div>
    </section>
  );
}
