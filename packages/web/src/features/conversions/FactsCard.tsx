import type { Conversion } from '@earshot/core/conversions/conversions.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { searchOf } from '../../shared/filters/filter-address.ts';
import { useActiveFilters } from '../../shared/filters/use-active-filters.ts';
import type { PeriodOfDays } from '../../shared/people/period-of-days.ts';
import { useDescribe } from '../../shared/rules/builder/describe.ts';
import { conversionStatQuery } from './conversions.queries.ts';
import { conversionsTexts } from './conversions.texts.ts';
import { useCountsText, useValueText } from './use-words.ts';

/** What is counted, out of which calls, and what one is worth. */
export function FactsCard({ conversion, period }: { conversion: Conversion; period: PeriodOfDays }) {
  const t = useTexts(conversionsTexts);
  const [countsText, valueText] = [useCountsText(), useValueText()];
  const total = useQuery(conversionStatQuery(conversion.id, 'source', period)).data?.total;
  const { out_of, value, projects } = conversion;
  return (
    <section className="card" aria-label={t('counts')}>
      <h2>{t('counts')}</h2>
      <dl className="conversion-facts">
        <dt>{t('counts')}</dt>
        <dd>{countsText(conversion)}</dd>
        <dt>{t('outOf')}</dt>
        <dd>
          <OutOf outOf={out_of} />
        </dd>
        <dt>{t('value')}</dt>
        <dd>
          {valueText(value)}
          {total !== undefined && total.without_value > 0 && (
            <span className="t2 num">
              {' '}
              · {t('withoutValue', { shown: formatNumber(total.without_value) })}
            </span>
          )}
        </dd>
        {projects.length > 0 && (
          <>
            <dt>{t('projects')}</dt>
            <dd>
              {projects.map(({ id, name }, at) => (
                <Fragment key={id}>
                  {at > 0 && ', '}
                  <Link to="/monitoring/$id" params={{ id: String(id) }}>
                    {name}
                  </Link>
                </Fragment>
              ))}
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}

function OutOf({ outOf: { filters, query } }: { outOf: Conversion['out_of'] }) {
  const t = useTexts(conversionsTexts);
  const describe = useDescribe();
  const search = searchOf(filters);
  const active = useActiveFilters(search, null);
  if (query === null && active.length === 0) return t('everyCall');
  return (
    <>
      {query !== null && <p>{describe.storedQuery(query)}</p>}
      {active.map(({ key, title, value }) => (
        <p key={key}>
          {title}: {value}
        </p>
      ))}
    </>
  );
}
