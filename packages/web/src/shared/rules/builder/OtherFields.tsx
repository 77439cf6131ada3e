import { callEvents } from '@earshot/core/detection/detection.ts';
import { emotionNames } from '@earshot/core/emotions/emotions.ts';
import { SmallSelect } from '../../../components/SmallSelect.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { builderTexts } from './builder.texts.ts';
import type { MethodOf } from './detection-draft.ts';
import { Limits } from './Limits.tsx';
import { useMetricChoices } from './metric-choices.ts';
import { PartSelect, WhoSelect } from './Where.tsx';

type Props<Kind extends 'metric' | 'event' | 'emotion'> = {
  method: MethodOf<Kind>;
  onChange: (method: MethodOf<Kind>) => void;
  disabled: boolean;
};

export function MetricFields({ method, onChange, disabled }: Props<'metric'>) {
  const t = useTexts(builderTexts);
  const { choices, choiceOf } = useMetricChoices();
  const chosen = choiceOf(method.metric);
  return (
    <div className="rule-line">
      <SmallSelect
        label={t('whichMetric')}
        value={method.metric}
        disabled={disabled}
        onChange={(metric) => {
          const { sides, scale } = choiceOf(metric);
          onChange({
            ...method,
            metric,
            who: sides.includes(method.who) ? method.who : (sides[0] ?? 'anyone'),
            // 30 % and 30 seconds have nothing to do with each other.
            limits: scale === chosen.scale ? method.limits : [null, null],
          });
        }}
        options={[...choices, ...(choices.includes(chosen) ? [] : [chosen])].map(
          ({ name, label, isOwn }) => ({
            value: name,
            label,
            ...(isOwn ? { group: t('ownMetrics') } : {}),
          }),
        )}
      />
      {chosen.sides.length > 1 && (
        <WhoSelect
          value={method.who}
          options={chosen.sides}
          anyone={t('whole')}
          disabled={disabled}
          onChange={(who) => onChange({ ...method, who })}
        />
      )}
      <span className="push" />
      <Limits
        what={chosen.label}
        value={method.limits}
        scale={chosen.scale}
        unit={chosen.unit}
        needed
        disabled={disabled}
        onChange={(limits) => onChange({ ...method, limits })}
      />
    </div>
  );
}

export function EventFields({ method, onChange, disabled }: Props<'event'>) {
  const t = useTexts(builderTexts);
  return (
    <div className="rule-line">
      <SmallSelect
        label={t('whichEvent')}
        value={method.event}
        disabled={disabled}
        onChange={(event) => onChange({ ...method, event, who: event === 'holds' ? 'anyone' : method.who })}
        options={callEvents.map((event) => ({ value: event, label: t(`event_${event}`) }))}
      />
      {method.event === 'interruptions' && (
        <WhoSelect value={method.who} disabled={disabled} onChange={(who) => onChange({ ...method, who })} />
      )}
      <PartSelect
        value={method.part}
        disabled={disabled}
        onChange={(part) => onChange({ ...method, part })}
      />
      <span className="push" />
      <Limits
        what={t('times')}
        value={method.limits}
        min={0}
        whole
        needed
        disabled={disabled}
        onChange={(limits) => onChange({ ...method, limits })}
      >
        <span className="mut">{t('times')}</span>
      </Limits>
    </div>
  );
}

export function EmotionFields({ method, onChange, disabled }: Props<'emotion'>) {
  const t = useTexts(builderTexts);
  return (
    <div className="rule-line">
      <SmallSelect
        label={t('whichEmotion')}
        value={method.emotion}
        disabled={disabled}
        onChange={(emotion) => onChange({ ...method, emotion })}
        options={emotionNames.map((emotion) => ({ value: emotion, label: t(`emotion_${emotion}`) }))}
      />
      <WhoSelect value={method.who} disabled={disabled} onChange={(who) => onChange({ ...method, who })} />
      <PartSelect
        value={method.part}
        disabled={disabled}
        onChange={(part) => onChange({ ...method, part })}
      />
      <span className="push" />
      <Limits
        what={t('ofTalk')}
        value={method.limits}
        min={0}
        max={1}
        scale={100}
        unit="%"
        needed
        disabled={disabled}
        onChange={(limits) => onChange({ ...method, limits })}
      />
    </div>
  );
}
