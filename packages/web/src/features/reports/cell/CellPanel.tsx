import type { File } from '@earshot/core/files/files.ts';
import { callsOf, opened } from '@earshot/core/reports/drawing/trust.ts';
import type { ReportValue } from '@earshot/core/reports/reports.api.ts';
import type { Measure } from '@earshot/core/reports/reports.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Play, Square, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { IconAction } from '../../../components/IconAction.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useLate } from '../../../lib/use-late.ts';
import { ErrorState } from '../../../shared/ErrorState.tsx';
import { searchOfCalls } from '../../../shared/filters/filter-address.ts';
import { passagesOf } from '../../../shared/hits/passages.ts';
import { type Stretch, usePlayAll } from '../../../shared/hits/use-play-all.ts';
import { words } from '../../../shared/words.texts.ts';
import { ChangeMark } from '../blocks/ChangeMark.tsx';
import { useValueText } from '../blocks/use-value-text.ts';
import { CellCall } from './CellCall.tsx';
import { CellFoot } from './CellFoot.tsx';
import './cell.css';
import { reportCallsQuery, shownCalls } from './cell.queries.ts';
import { cellTexts } from './cell.texts.ts';

type Props = {
  /** What the number is of. */
  name: string;
  measure: Measure;
  value: ReportValue & { open: NonNullable<ReportValue['open']> };
  onClose: () => void;
};

/** The calls behind a number, with the moments that it counts for. */
export function CellPanel({ name, measure, value, onClose }: Props) {
  const t = useTexts(cellTexts);
  const w = useTexts(words);
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever opens it by keys goes on in it.
  useEffect(() => heading.current?.focus(), []);
  const [offset, setOffset] = useState(0);
  const query = useQuery(reportCallsQuery(value.open, measure, offset));
  const isLate = useLate(query.isPending);
  const calls = query.data?.results ?? [];
  const list = callsOf(value);
  return (
    <>
      <header className="cell-head">
        <h2 ref={heading} tabIndex={-1} dir="auto">
          {name}
        </h2>
        <IconAction size="small" label={w('close')} onClick={onClose}>
          <X size={16} />
        </IconAction>
      </header>
      <Told measure={measure} value={value} />
      <div className="cell-tools">
        <PlayAll stretches={calls.flatMap(({ file, hits }) => firstOf(file, hits))} />
        {list !== null && (
          <ButtonLink size="small" variant="outlined" to="/files" search={searchOfCalls(list)}>
            {t('list')}
          </ButtonLink>
        )}
      </div>
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && isLate && <Skeleton height={240} radius={8} />}
      <ul className="cell-calls" aria-busy={query.isPlaceholderData}>
        {calls.map(({ file, hits }) => (
          <CellCall key={file.file_id} file={file} hits={hits} sought={value.open.query} />
        ))}
      </ul>
      {query.data && (
        <CellFoot
          offset={offset}
          shown={shownCalls}
          count={query.data.count}
          counted={opened(value)}
          onOffset={setOffset}
        />
      )}
    </>
  );
}

type Found = Parameters<typeof passagesOf>[0];

/** The first moment of a call, or all of one in which there is none. */
function firstOf(call: File, hits: Found): Stretch[] {
  const [first] = passagesOf(hits);
  if (first !== undefined) return [{ call, startMs: first.startMs, endMs: first.endMs }];
  return call.duration_ms === null ? [] : [{ call, startMs: 0, endMs: call.duration_ms }];
}

/** How many calls there are, of how many, and how sure that is. */
function Told({ measure, value }: Pick<Props, 'measure' | 'value'>) {
  const t = useTexts(cellTexts);
  const valueText = useValueText();
  const count = opened(value);
  const shown = value.value === null ? '–' : valueText(measure, value.value);
  const n = formatNumber(value.n);
  const isPeople = value.calls !== undefined && value.hits !== null;
  const isCount = value.hits !== null && value.value === value.hits && !isPeople;
  const how = isPeople ? 'people' : value.hits === null ? 'is' : 'ofN';
  return (
    <div className="cell-told">
      <p>
        <b className="num">{t('calls', { count, shown: formatNumber(count) })}</b>{' '}
        {!isCount && (
          <span className="t2 num">{t(how, { n, value: shown, hits: formatNumber(value.hits ?? 0) })}</span>
        )}{' '}
        {value.before !== null && <ChangeMark measure={measure} value={value} />}
      </p>
      {value.low !== null && value.high !== null && (
        <p className="sm mut num">
          {t('between', { low: valueText(measure, value.low), high: valueText(measure, value.high) })}
        </p>
      )}
    </div>
  );
}

function PlayAll({ stretches }: { stretches: readonly Stretch[] }) {
  const t = useTexts(cellTexts);
  const { at, count, toggle } = usePlayAll(stretches);
  if (count === 0) return null;
  return (
    <Button
      size="small"
      variant="contained"
      startIcon={at === null ? <Play size={13} /> : <Square size={12} />}
      onClick={toggle}
    >
      {at === null ? t('playAll', { count }) : t('playing', { at, count })}
    </Button>
  );
}
