import { type Conversion, ConversionInput } from '@earshot/core/conversions/conversions.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Copy, Pencil } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useTitle } from '../../lib/use-title.ts';
import { PeriodPicker } from '../../shared/people/PeriodPicker.tsx';
import { type PeriodOfDays, periodOf } from '../../shared/people/period-of-days.ts';
import { RuleHead } from '../../shared/rules/editor/RuleHead.tsx';
import { useCloneRule } from '../../shared/rules/editor/use-clone-rule.ts';
import '../../shared/rules/editor/rule-editor.css';
import { savingTexts } from '../../shared/rules/editor/saving.texts.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useMay } from '../../shared/users.queries.ts';
import { ComparedCard } from './ComparedCard.tsx';
import {
  overviewQuery,
  useCloneConversion,
  useLockConversion,
  useSaveConversion,
} from './conversions.queries.ts';
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

function Head({ conversion }: { conversion: Conversion }) {
  const t = useTexts(conversionsTexts);
  const s = useTexts(savingTexts);
  const notify = useNotify();
  const search = useSearch({ from: '/signed-in/conversions' });
  const navigate = useNavigate();
  const mayWrite = useMay('conversions.write');
  const typeText = useTypeText();
  const lock = useLockConversion();
  const save = useSaveConversion();
  const clone = useCloneRule('/conversions', useCloneConversion());
  const { id, can_change, name, type } = conversion;
  return (
    <RuleHead
      kind="conversion"
      title={name}
      back={{ to: '/conversions', label: t('title') }}
      rule={conversion}
      mayWrite={mayWrite}
      lock={lock}
      input={ConversionInput}
      onRestore={
        mayWrite && can_change
          ? (body, done) =>
              save.mutate({ id, body }, { onSuccess: () => notify.done(done), onError: notify.failed })
          : undefined
      }
    >
      <span className="chip small">{typeText(type)}</span>
      <PeriodPicker
        search={search}
        onChange={(next) =>
          void navigate({ to: '/conversions', search: { ...search, ...next }, replace: true })
        }
      />
      {mayWrite && (
        <Button variant="outlined" startIcon={<Copy size={15} />} onClick={() => clone(id)}>
          {s('clone')}
        </Button>
      )}
      {mayWrite && (
        <ButtonLink
          variant="contained"
          startIcon={<Pencil size={15} />}
          to="/conversions"
          search={{ ...search, edit: '1' }}
        >
          {t('edit')}
        </ButtonLink>
      )}
    </RuleHead>
  );
}
