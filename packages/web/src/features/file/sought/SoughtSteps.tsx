import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { IconAction } from '../../../components/IconAction.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { MarkIcon } from '../player/MarkIcon.tsx';
import { soughtTexts } from './sought.texts.ts';
import type { SoughtHits } from './use-sought.ts';

const small = { width: 24, height: 24 };

/** From one place that the call was opened for to the next. */
export function SoughtSteps({ hits, at, step, leave }: SoughtHits) {
  const t = useTexts(soughtTexts);
  if (hits.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set is for fields.
    <span className="chip sought-steps" role="group" aria-label={t('sought')} data-testid="sought">
      <MarkIcon kind="found" />
      <span className="num" aria-live="polite">
        {t('count', { at: at + 1, all: hits.length })}
      </span>
      <IconAction size="small" label={t('previous')} sx={small} onClick={() => step(-1)}>
        <ChevronUp size={14} />
      </IconAction>
      <IconAction size="small" label={t('next')} sx={small} onClick={() => step(1)}>
        <ChevronDown size={14} />
      </IconAction>
      <IconAction size="small" label={t('leave')} sx={small} onClick={leave}>
        <X size={13} />
      </IconAction>
    </span>
  );
}
