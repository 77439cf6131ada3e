import type { Conversion } from '@earshot/core/conversions/conversions.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowLeft, Eye, Lock, Pencil } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useTitle } from '../../lib/use-title.ts';
import { PeriodPicker } from '../../shared/people/PeriodPicker.tsx';
import { type PeriodOfDays, periodOf } from '../../shared/people/period-of-days.ts';
import '../../shared/rules/editor/rule-editor.css';
import { savingTexts } from '../../shared/rules/editor/saving.texts.ts';
import { useMay } from '../../shared/users.queries.ts';
import { ComparedCard } from './ComparedCard.tsx';
import { overviewQuery } from './conversions.queries.ts';
import { conversionsTexts } from './conversions.texts.ts';
import { FactsCard } from './FactsCard.tsx';
import { TimeCard } from './TimeCard.tsx';
import { useTypeText } from './use-words.ts';

/** One conversion in a period: over time, compared, and what it counts. */
export function ConversionView({ conversion }: { conversion: Conversion }) {
  const search = useSearch({ from: '/signed-in/conversions' });
  const [now] = useState(() => new Date());
  const period = periodOf(search, now);
  const before = useQuery(overviewQuery(period)).data?.results.find(
    ({ conversion_id }) => conversion_id === conversion.id,
  )?.before;
  useTitle(conversion.name);
  return (
    <div className="page conversion-page">
      <Head conversion={conversion} />
      <div className="conversion-top">
        <TimeCard conversion={conversion} period={period} before={before ?? null} />
        <FactsCard conversion={conversion} period={period} />
      </div>
      <Compared conversion={conversion} period={period} />
    </div>
  );
}

/** What one may compare by, by what one may see. */
function Compared({ conversion, period }: { conversion: Conversion; period: PeriodOfDays }) {
  const [agents, segments] = [useMay('agents.read'), useMay('segments.read')];
  const choices = [
    ...(agents ? (['agent'] as const) : []),
    'source' as const,
    ...(segments ? (['segment'] as const) : []),
  ];
  return <ComparedCard conversion={conversion} period={period} choices={choices} />;
}

function Head({ conversion: { name, type, locked } }: { conversion: Conversion }) {
  const t = useTexts(conversionsTexts);
  const s = useTexts(savingTexts);
  const { edit: _, ...search } = useSearch({ from: '/signed-in/conversions' });
  const navigate = useNavigate();
  const mayWrite = useMay('conversions.write');
  const typeText = useTypeText();
  const { dateFrom, dateTo } = search;
  return (
    <div className="page-head">
      <Link
        to="/conversions"
        search={{ dateFrom, dateTo }}
        className="rule-back"
        aria-label={t('title')}
        title={t('title')}
      >
        <ArrowLeft size={18} aria-hidden />
      </Link>
      <h1>{name}</h1>
      <span className="chip small">{typeText(type)}</span>
      {locked && (
        <span className="chip small tone-warn">
          <Lock size={11} aria-hidden /> {s('locked')}
        </span>
      )}
      <span className="push" />
      <PeriodPicker
        search={search}
        onChange={(next) =>
          void navigate({ to: '/conversions', search: { ...search, ...next }, replace: true })
        }
      />
      <ButtonLink
        variant={mayWrite ? 'contained' : 'outlined'}
        startIcon={mayWrite ? <Pencil size={15} /> : <Eye size={15} />}
        to="/conversions"
        search={{ ...search, edit: '1' }}
      >
        {t(mayWrite ? 'edit' : 'see')}
      </ButtonLink>
    </div>
  );
}
