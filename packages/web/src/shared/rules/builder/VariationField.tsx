import { longestVariation, type Variation } from '@earshot/core/wording/steps.ts';
import {
  parseVariation,
  type SlotName,
  slotNames,
  type WordMark,
  wordMarks,
} from '@earshot/core/wording/variation-parser.ts';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { IconAction } from '../../../components/IconAction.tsx';
import { SmallSelect } from '../../../components/SmallSelect.tsx';
import { languageName } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { scriptTexts } from '../../scripts/scripts.texts.ts';
import { speechLanguages } from '../../speech-languages.ts';
import { Marked } from './QueryMistakes.tsx';

type Props = {
  /** From 1, as it is shown. */
  number: number;
  variation: Variation;
  onChange: (variation: Variation) => void;
  onRemove: (() => void) | undefined;
  disabled: boolean;
};

/** No code of a language. */
const anyLanguage = 'any';

const written = (slot: SlotName): string => (slot === 'any' ? '{any 3}' : `{${slot}}`);

/** The chosen words with their mark; spaces around them stay outside. */
const marked = (mark: WordMark, chosen: string): string => {
  const words = chosen.trim();
  const [before = '', after = ''] = words === '' ? [chosen] : chosen.split(words);
  return `${before}{${mark} ${words}}${after}`;
};

/** One way to say a sentence, with its slots; mistakes are shown where they are. */
export function VariationField({ number, variation, onChange, onRemove, disabled }: Props) {
  const t = useTexts(scriptTexts);
  const area = useRef<HTMLTextAreaElement>(null);
  const { language, text } = variation;
  const issues = text.trim() === '' ? [] : parseVariation(text).issues;
  const replace = (piece: (chosen: string) => string) => {
    const { selectionStart: from = text.length, selectionEnd: to = text.length } = area.current ?? {};
    onChange({ language, text: text.slice(0, from) + piece(text.slice(from, to)) + text.slice(to) });
    area.current?.focus();
  };
  const putIn = (slot: SlotName) => replace(() => written(slot));
  const markAs = (mark: WordMark) => replace((chosen) => marked(mark, chosen));
  return (
    <div className="variation" data-testid={`variation-${number}`}>
      <div className="rule-line">
        <b className="num sm">{number}</b>
        <SmallSelect
          label={`${t('language')}, ${t('variation', { number })}`}
          value={language ?? anyLanguage}
          disabled={disabled}
          onChange={(next) => onChange({ language: next === anyLanguage ? null : next, text })}
          options={[
            { value: anyLanguage, label: t('anyLanguage') },
            ...languagesWith(language).map((code) => ({ value: code, label: languageName(code) })),
          ]}
        />
        <span className="push" />
        {onRemove && (
          <IconAction size="small" label={t('removeVariation', { number })} onClick={onRemove}>
            <X size={14} />
          </IconAction>
        )}
      </div>
      <textarea
        ref={area}
        className="query-text variation-text"
        rows={2}
        dir="auto"
        maxLength={longestVariation + 100}
        disabled={disabled}
        aria-label={t('variation', { number })}
        aria-invalid={issues.length > 0}
        placeholder={t('variationHint')}
        value={text}
        onChange={(event) => onChange({ language, text: event.target.value })}
      />
      {issues.length > 0 && (
        <ul className="query-mistakes" role="status">
          {issues.slice(0, 3).map(({ code, start, end }) => (
            <li key={`${code}-${start}`}>
              <Marked text={text} start={start} end={end} />
              <span>{t(code)}</span>
            </li>
          ))}
        </ul>
      )}
      {!disabled && (
        <div className="rule-line sm">
          <span className="t2">{t('slot')}</span>
          {slotNames.map((slot) => (
            <button key={slot} type="button" className="slot-button" onClick={() => putIn(slot)}>
              {t(`slot_${slot}`)}
            </button>
          ))}
          <span className="t2">{t('mark')}</span>
          {wordMarks.map((mark) => (
            <button key={mark} type="button" className="slot-button" onClick={() => markAs(mark)}>
              {t(`mark_${mark}`)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** One that the API was given may be of another language. */
const languagesWith = (language: string | null): string[] => [
  ...new Set([...speechLanguages, ...(language === null ? [] : [language])]),
];
