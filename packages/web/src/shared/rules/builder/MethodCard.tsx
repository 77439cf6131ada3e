import type { DetectionMethod } from '@earshot/core/detection/detection.ts';
import {
  Activity,
  Gauge,
  type LucideIcon,
  MessageSquareQuote,
  Quote,
  ScrollText,
  Shapes,
  Smile,
  X,
} from 'lucide-react';
import { IconAction } from '../../../components/IconAction.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { builderTexts } from './builder.texts.ts';
import type { MethodKind } from './detection-draft.ts';
import { LabelFields } from './LabelFields.tsx';
import { NamedScript } from './NamedScript.tsx';
import { EmotionFields, EventFields, MetricFields } from './OtherFields.tsx';
import { QueryFields } from './QueryFields.tsx';
import { WordingFields } from './WordingFields.tsx';

const icons: Record<MethodKind, LucideIcon> = {
  query: Quote,
  metric: Gauge,
  event: Activity,
  emotion: Smile,
  script: MessageSquareQuote,
  script_ref: ScrollText,
  label: Shapes,
};
const tones: Record<MethodKind, string> = {
  query: 'tone-primary',
  metric: 'tone-ok',
  event: 'tone-warn',
  emotion: 'tone-bad',
  script: 'tone-info',
  script_ref: 'tone-info',
  label: 'tone-ok',
};

/** One way to detect something, with its fields. */
export function MethodCard({
  method,
  onChange,
  onRemove,
  disabled,
}: {
  method: DetectionMethod;
  onChange: (method: DetectionMethod) => void;
  onRemove: (() => void) | undefined;
  disabled: boolean;
}) {
  const t = useTexts(builderTexts);
  const Icon = icons[method.kind];
  return (
    <div className="card rule-method">
      <div className="rule-line">
        <span className={`rule-icon ${tones[method.kind]}`}>
          <Icon size={14} aria-hidden />
        </span>
        <h3>{t(method.kind)}</h3>
        <span className="push" />
        {onRemove && (
          <IconAction size="small" label={t('removeMethod', { name: t(method.kind) })} onClick={onRemove}>
            <X size={14} />
          </IconAction>
        )}
      </div>
      <Fields method={method} onChange={onChange} disabled={disabled} />
    </div>
  );
}

function Fields({
  method,
  ...rest
}: {
  method: DetectionMethod;
  onChange: (method: DetectionMethod) => void;
  disabled: boolean;
}) {
  switch (method.kind) {
    case 'query':
      return (
        <QueryFields
          query={method.query}
          disabled={rest.disabled}
          onChange={(query) => rest.onChange({ ...method, query })}
        />
      );
    case 'metric':
      return <MetricFields method={method} {...rest} />;
    case 'event':
      return <EventFields method={method} {...rest} />;
    case 'emotion':
      return <EmotionFields method={method} {...rest} />;
    case 'label':
      return <LabelFields method={method} {...rest} />;
    case 'script_ref':
      return <NamedScript method={method} {...rest} />;
    case 'script':
      return (
        <WordingFields
          wording={method}
          disabled={rest.disabled}
          onChange={(wording) => rest.onChange({ ...method, ...wording })}
        />
      );
    default:
      return method satisfies never;
  }
}
