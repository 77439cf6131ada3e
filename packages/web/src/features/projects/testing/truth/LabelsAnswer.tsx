import { useTexts } from '../../../../lib/i18n.ts';
import { type KeyMap, useKeys } from '../../../../lib/keys.ts';
import { truthTexts } from '../../truth.texts.ts';
import type { AnswerProps } from './AnswerBox.tsx';
import { AnswerToggle } from './AnswerToggle.tsx';

/** Labels as toggles, the first nine by their numbers; 0 says none of them. */
export function LabelsAnswer({ known: { classifier }, items, value, onChange, onSay }: AnswerProps) {
  const t = useTexts(truthTexts);
  const chosen = value !== null && 'labels' in value ? value.labels : null;
  const isOne = classifier?.choose === 'one' || classifier?.type === 'binary';
  const toggle = (id: number) => {
    const isOn = chosen?.includes(id) ?? false;
    const rest = (chosen ?? []).filter((one) => one !== id);
    const next = isOn ? rest : isOne ? [id] : [...rest, id];
    onChange(next.length === 0 ? null : { labels: next });
  };
  const byDigit: KeyMap = Object.fromEntries(
    items.slice(0, 9).map(({ id }, at) => [`Digit${at + 1}`, () => toggle(id)]),
  );
  useKeys({ ...byDigit, Digit0: () => onSay({ labels: [] }) });
  return (
    <fieldset className="answer-grid" aria-label={t('question_labels')}>
      {items.map(({ id, name }, at) => (
        <AnswerToggle
          key={id}
          name={name}
          hint={at < 9 ? String(at + 1) : null}
          color={classifier?.labels.find((label) => label.id === id)?.color}
          isOn={chosen?.includes(id) ?? false}
          onPress={() => toggle(id)}
        />
      ))}
      <AnswerToggle
        name={t('noneOf')}
        hint="0"
        isOn={chosen?.length === 0}
        onPress={() => onChange(chosen?.length === 0 ? null : { labels: [] })}
      />
    </fieldset>
  );
}
