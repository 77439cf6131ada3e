import { anyTime } from '@earshot/core/calls/calls-path.ts';
import Button from '@mui/material/Button';
import { CalendarX } from 'lucide-react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useTexts } from '../../lib/i18n.ts';
import './people.css';
import { peopleTexts } from './people.texts.ts';
import type { PeriodSearch } from './period-of-days.ts';

/** In place of everything where a period has no calls. */
export function NoCalls({ onPeriod }: { onPeriod: (period: PeriodSearch) => void }) {
  const p = useTexts(peopleTexts);
  return (
    <section className="card no-calls">
      <EmptyState isInside icon={<CalendarX size={22} />} title={p('noCalls')} text={p('noCallsText')}>
        <Button variant="outlined" onClick={() => onPeriod({ dateFrom: anyTime, dateTo: undefined })}>
          {p('allTime')}
        </Button>
      </EmptyState>
    </section>
  );
}
