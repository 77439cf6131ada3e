import type { Phrase } from '@earshot/core/call/phrase.ts';
import { FilterSelect } from '../../../../components/FilterSelect.tsx';
import { formatClock } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { labelsTabTexts } from './labels-tab.texts.ts';

type Props = { places: readonly Phrase[]; onChoose: (phraseId: number) => void };

/** Has a person point out in which phrase a label is that the classifier missed: only that teaches it something. */
export function WhereSaid({ places, onChoose }: Props) {
  const t = useTexts(labelsTabTexts);
  return (
    <div className="call-label-where">
      <FilterSelect
        label={t('where')}
        every={t('where')}
        value={undefined}
        options={places.map(({ id, start_ms, text }) => ({
          value: String(id),
          label: `${formatClock(start_ms)} ${text}`,
        }))}
        onChange={(value) => value !== undefined && onChoose(Number(value))}
      />
      <p className="xs mut">{t('whereHelp')}</p>
    </div>
  );
}
