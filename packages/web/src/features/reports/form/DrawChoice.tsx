import { type Block, type Draw, draws } from '@earshot/core/reports/reports.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useMayFor } from '../../../shared/users.queries.ts';
import { drawIcons } from '../list/Thumb.tsx';
import { possibleDraws } from './block-draft.ts';
import { formTexts } from './form.texts.ts';

type Props = { block: Block; disabled: boolean; onChange: (draw: Draw) => void };

/** How the block is drawn; what its grouping does not allow is dashed. */
export function DrawChoice({ block, disabled, onChange }: Props) {
  const t = useTexts(formTexts);
  const may = useMayFor();
  // Whose first calls are looked for.
  const mayPeople = may('subscribers.read') && may('agents.read');
  const possible = possibleDraws(block).filter((draw) => draw !== 'cohort' || mayPeople);
  return (
    <div className="report-field">
      <h3>{t('draw')}</h3>
      <fieldset className="plain report-draws" aria-label={t('draw')}>
        {draws.map((draw) => {
          const Icon = drawIcons[draw];
          return (
            <button
              key={draw}
              type="button"
              aria-pressed={block.draw === draw}
              disabled={disabled || !possible.includes(draw)}
              onClick={() => onChange(draw)}
            >
              <Icon size={16} aria-hidden />
              {t(`draw_${draw}`)}
            </button>
          );
        })}
      </fieldset>
      <p className="xs mut">{t('drawHelp')}</p>
    </div>
  );
}
