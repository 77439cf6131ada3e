import { blockWords } from '@earshot/core/reports/block-words.ts';
import { cohortOf } from '@earshot/core/reports/cohort.ts';
import { cohortText } from '@earshot/core/reports/cohort-words.ts';
import type { ReportValue, RunReport } from '@earshot/core/reports/reports.api.ts';
import { callsCounted, type Report } from '@earshot/core/reports/reports.ts';
import { rangeText } from '@earshot/core/reports/shown-rows.ts';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { useLocale, useTexts } from '../../../lib/i18n.ts';
import { useRowText } from '../blocks/use-key-text.ts';
import { useMeasureText } from '../blocks/use-measure-text.ts';
import { useValueText } from '../blocks/use-value-text.ts';
import type { ReportSearch } from '../page/report-search.ts';
import { CellPanel } from './CellPanel.tsx';
import { cellTexts } from './cell.texts.ts';
import { type CellPlace, cellAt, placeOf, readPlace, writePlace } from './cell-place.ts';
import { OpenCalls } from './open-calls.ts';

type Props = { report: Report; run: RunReport; children: ReactNode };

/** A report, and beside it the calls behind the number that the address names. */
export function BesideReport({ report, run, children }: Props) {
  const search: ReportSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const isWide = useMediaQuery('(min-width: 1280px)');
  const from = useRef<Element | null>(null);
  const place = readPlace(search.cell);
  const found = place && cellAt(run, place);
  const show = (value: ReportValue) => {
    const next = placeOf(run, value);
    if (next === undefined) return;
    from.current = document.activeElement;
    void navigate({ to: '.', search: { ...search, cell: writePlace(next) }, resetScroll: false });
  };
  const close = () => {
    void navigate({ to: '.', search: { ...search, cell: undefined }, resetScroll: false });
    // Whoever goes on by keys does so where they were.
    if (from.current instanceof HTMLElement) from.current.focus();
  };
  const panel = place !== undefined && found !== undefined && found.value.open !== null && (
    <Cell key={search.cell} report={report} place={place} found={found} onClose={close} />
  );
  return (
    <OpenCalls value={show}>
      {isWide ? (
        <div className={panel ? 'report-beside' : undefined}>
          {children}
          {panel && <aside className="card cell-panel">{panel}</aside>}
        </div>
      ) : (
        <>
          {children}
          {panel && (
            <Drawer
              anchor="right"
              open
              onClose={close}
              slotProps={{ paper: { className: 'cell-panel cell-drawer' } }}
            >
              {panel}
            </Drawer>
          )}
        </>
      )}
    </OpenCalls>
  );
}

/** When the people of a cell began, and how much later it is: of the first sums only when, of the second only how much later. */
const cohortPlace = ({ part, keys: [one = null, other = null] }: CellPlace) =>
  part === 'sums.1' ? { first: null, after: one } : { first: one, after: other };

type CellProps = {
  report: Report;
  place: CellPlace;
  found: NonNullable<ReturnType<typeof cellAt>>;
  onClose: () => void;
};

function Cell({ report, place, found: { row, value }, onClose }: CellProps) {
  const t = useTexts(cellTexts);
  const block = report.blocks[place.block];
  const measure = block?.measures[place.measure];
  const [, at] = place.part.split('.');
  const by = block === undefined ? [] : at === undefined ? block.by : [block.by[Number(at)]];
  const rowText = useRowText(by.filter((one) => one !== undefined));
  const measureText = useMeasureText();
  const locale = useLocale();
  const valueText = useValueText();
  if (measure === undefined || value.open === null) return null;
  const cohort = block?.draw === 'cohort' ? cohortOf(block.by) : null;
  const isSpread = block?.draw === 'spread' && place.part === 'rows';
  const of = isSpread
    ? rangeText(measure, row, { locale, valueText })
    : cohort !== null
      ? cohortText(cohort.step, cohortPlace(place), locale)
      : place.part === 'rest'
        ? blockWords.others[locale]
        : rowText(row);
  const name = of === '' ? measureText(measure) : `${measureText(measure)}: ${of}`;
  return (
    <section aria-label={t('panel', { what: name })} className="cell-inner grow">
      <CellPanel
        name={name}
        measure={isSpread ? callsCounted : measure}
        value={{ ...value, open: value.open }}
        onClose={onClose}
      />
    </section>
  );
}
