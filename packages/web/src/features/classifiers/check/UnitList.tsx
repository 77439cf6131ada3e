import type { UnitTold } from '@earshot/core/classifiers/checks.api.ts';
import { useState } from 'react';
import { Choice } from '../../../components/Choice.tsx';
import { formatClock, formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { PassagePlay } from '../../../shared/hits/PassagePlay.tsx';
import type { HitCall } from '../../../shared/hits/play-call.ts';
import { SpeakerName } from '../../../shared/hits/SpeakerName.tsx';
import { ToldText } from '../parts/ToldText.tsx';
import { decidingWords } from '../parts/told-pieces.ts';
import { checkTexts } from './check.texts.ts';
import { ToldChips } from './DecisionChip.tsx';

type View = 'with' | 'unsure' | 'all';
const shows: Record<View, (unit: UnitTold) => boolean> = {
  with: ({ labels }) => labels.some(({ decision }) => decision === 'yes'),
  unsure: ({ labels }) => labels.some(({ decision }) => decision === 'unsure'),
  all: () => true,
};

type Props = {
  units: readonly UnitTold[];
  /** Null of a text. */
  call: HitCall | null;
  chosen: UnitTold | undefined;
  colorOf: (labelId: number) => string;
  onChoose: (unit: UnitTold) => void;
};

/** What was said, unit by unit, with what each is told to be about. */
export function UnitList({ units, call, chosen, colorOf, onChoose }: Props) {
  const t = useTexts(checkTexts);
  const [view, setView] = useState<View>('with');
  const hasWith = units.some(shows.with);
  const asked = view === 'with' && !hasWith ? 'all' : view;
  const shown = units.filter(shows[asked]);
  return (
    <>
      <div className="check-bar">
        <Choice
          label={t('show')}
          value={asked}
          options={(['with', 'unsure', 'all'] as const).map((value) => ({
            value,
            label: t(value, { shown: formatNumber(units.filter(shows[value]).length) }),
          }))}
          onChange={setView}
        />
        <span className="push check-legend sm mut">
          {t('for')} <mark className="told for-1">&nbsp;&nbsp;</mark>
          <mark className="told for-2">&nbsp;&nbsp;</mark>
          <mark className="told for-3">&nbsp;&nbsp;</mark> {t('against')}{' '}
          <mark className="told against">&nbsp;&nbsp;</mark>
        </span>
      </div>
      {shown.length === 0 && <p className="t2 check-none">{t('noneOfThese')}</p>}
      <ol className="units">
        {shown.map((unit, at) => (
          <Unit
            // biome-ignore lint/suspicious/noArrayIndexKey: units of one answer never move.
            key={at}
            {...{ unit, call, colorOf }}
            isChosen={unit === chosen}
            onChoose={() => onChoose(unit)}
          />
        ))}
      </ol>
    </>
  );
}

type UnitProps = Omit<Props, 'units' | 'chosen' | 'onChoose'> & {
  unit: UnitTold;
  isChosen: boolean;
  onChoose: () => void;
};

function Unit({ unit, call, colorOf, isChosen, onChoose }: UnitProps) {
  const t = useTexts(checkTexts);
  const { moment, role, text, labels, is_unknown } = unit;
  return (
    <li className={isChosen ? 'unit chosen' : 'unit'} data-testid="unit">
      {call && moment && (
        <span className="unit-head">
          <PassagePlay call={call} startMs={moment.start_ms} endMs={moment.end_ms} />
          <span className="num sm mut">{formatClock(moment.start_ms)}</span>
          <SpeakerName role={role} call={call} />
        </span>
      )}
      <button type="button" className="plain unit-text" aria-pressed={isChosen} onClick={onChoose}>
        <ToldText text={text} words={decidingWords(unit)} />
      </button>
      <ToldChips told={labels} colorOf={colorOf} />
      {is_unknown && <p className="sm tone-warn-text">{t('unknown')}</p>}
    </li>
  );
}
