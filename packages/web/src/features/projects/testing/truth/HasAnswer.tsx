import { useTexts } from '../../../../lib/i18n.ts';
import { useKeys } from '../../../../lib/keys.ts';
import { truthTexts } from '../../truth.texts.ts';
import type { AnswerProps } from './AnswerBox.tsx';
import { AnswerToggle } from './AnswerToggle.tsx';

/** Whether a pattern or a script is in a call. */
export function HasAnswer({ items, value, onChange }: AnswerProps) {
  const t = useTexts(truthTexts);
  const has = value !== null && 'has' in value ? value.has : null;
  const say = (next: boolean) => onChange(has === next ? null : { has: next });
  useKeys({
    Digit1: () => say(true),
    KeyY: () => say(true),
    Digit2: () => say(false),
    KeyN: () => say(false),
  });
  const question = t('question_has', { name: items[0]?.name ?? '' });
  return (
    <fieldset className="answer-has" aria-label={question}>
      <p className="sm t2">{question}</p>
      <div className="answer-grid">
        <AnswerToggle name={t('has')} hint="Y" isOn={has === true} onPress={() => say(true)} />
        <AnswerToggle name={t('hasNot')} hint="N" isOn={has === false} onPress={() => say(false)} />
      </div>
    </fieldset>
  );
}
