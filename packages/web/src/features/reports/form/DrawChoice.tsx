import { type Block, type Draw, draws, drawsOf } from '@earshot/core/reports/reports.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { drawIcons } from '../list/Thumb.tsx';
import { formTexts } from './form.texts.ts';

type Props = { block: Block; disabled: boolean; onChange: (draw: Draw) => void };

/** How the block is drawn; what its grouping does not allow is dashed. */
export function DrawChoice({ block, disabled, onChange }: Props) {
  const t = useTexts(formTexts);
  const possible = drawsOf(block.by);
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
