import type { ReviewSummary } from '@earshot/core/reviews/reviews.api.ts';
import { reviewDues, reviewReasons } from '@earshot/core/reviews/reviews.ts';
import { useQuery } from '@tanstack/react-query';
import { FilterSelect } from '../../../components/FilterSelect.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { goalsQuery } from '../../../shared/goals/goals.queries.ts';
import { reviewersQuery } from '../../../shared/reviews/reviews.queries.ts';
import { reviewTexts } from '../../../shared/reviews/reviews.texts.ts';
import { queueTexts } from './queue.texts.ts';
import { dueOf, type QueueSearch, tabOf } from './queue-search.ts';

type Props = {
  search: QueueSearch;
  onChange: (part: QueueSearch) => void;
  summary: ReviewSummary | undefined;
};
type Option = { value: string; label: string };

/** What the list is narrowed by. */
export function QueueFilters({ search, onChange, summary }: Props) {
  const t = useTexts(queueTexts);
  const r = useTexts(reviewTexts);
  const goals = useQuery(goalsQuery()).data?.results ?? [];
  const people = useQuery(reviewersQuery()).data ?? [];
  const agents = summary?.agents ?? [];
  const any = (name: string) => t('any', { name });
  const tab = tabOf(search);
  return (
    <div className="reviews-filters">
      <FilterSelect
        label={t('form')}
        every={any(t('form'))}
        value={known(search.form, named(goals))}
        options={named(goals)}
        onChange={(form) => onChange({ form })}
      />
      <FilterSelect
        label={t('why')}
        every={any(t('why'))}
        value={reviewReasons.find((one) => one === search.why)}
        options={reviewReasons.map((value) => ({ value, label: r(value) }))}
        onChange={(why) => onChange({ why })}
      />
      <FilterSelect
        label={t('agent')}
        every={any(t('agent'))}
        {...withChosen(
          search.agent,
          agents.map(({ agent_id, name }) => ({ value: String(agent_id), label: name })),
        )}
        onChange={(agent) => onChange({ agent })}
      />
      {tab !== 'done' && (
        <FilterSelect
          label={t('due')}
          every={any(t('due'))}
          value={dueOf(search)}
          options={reviewDues.map((value) => ({ value, label: t(value) }))}
          onChange={(due) => onChange({ due })}
        />
      )}
      {tab !== 'mine' && (
        <FilterSelect
          label={t('person')}
          every={any(t('person'))}
          {...withChosen(
            search.person,
            people.map(({ user_id, name }) => ({ value: String(user_id), label: name })),
          )}
          onChange={(person) => onChange({ person })}
        />
      )}
      <span className="push sm mut">{tab !== 'done' && t('dueFirst')}</span>
    </div>
  );
}

const named = (some: readonly { id: number; name: string }[]): Option[] =>
  some.map(({ id, name }) => ({ value: String(id), label: name }));

const known = (value: string | undefined, options: readonly Option[]) =>
  options.some((one) => one.value === value) ? value : undefined;

/** Somebody who is not among this week's is chosen all the same. */
const withChosen = (value: string | undefined, options: Option[]) => ({
  value,
  options:
    value === undefined || known(value, options) ? options : [...options, { value, label: `№ ${value}` }],
});
