import type { EngineChoice } from '@earshot/core/speech/speech.ts';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { languageName } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import type { Speech } from '../../shared/speech/speech.queries.ts';
import { speechTexts } from './speech.texts.ts';

const separator = '|';
const toValue = ({ engine, model }: EngineChoice) => (model ? `${engine}${separator}${model}` : engine);
const choiceOf = (value: string): EngineChoice => {
  const [engine, model] = value.split(separator);
  return { engine: engine as EngineChoice['engine'], model: model ?? null };
};

type Option = { value: string; label: string };

type Props = {
  speech: Speech;
  language: string;
  /** Missing where one may only look. */
  onChoose: ((choice: EngineChoice) => void) | undefined;
  isSaving: boolean;
};

/** One language, and what recognises it. */
export function LanguageRow({ speech, language, onChoose, isSaving }: Props) {
  const t = useTexts(speechTexts);
  const { optionsFor, goneName } = useEngineOptions(speech);
  const options = optionsFor(language);
  const value = toValue(speech.settings.languages[language] ?? { engine: 'auto', model: null });
  const isKnown = options.some((option) => option.value === value);
  return (
    <div className="language-row">
      <span className="med">{languageName(language)}</span>
      {onChoose ? (
        <TextField
          select
          disabled={isSaving}
          value={value}
          slotProps={{
            htmlInput: { 'aria-label': t('choiceFor', { language: languageName(language) }) },
          }}
          onChange={(event) => onChoose(choiceOf(event.target.value))}
        >
          {/* What was chosen may have been removed since. */}
          {!isKnown && <MenuItem value={value}>{goneName(value)}</MenuItem>}
          {options.map((option) => (
            <MenuItem key={option.value} value={option.value}>
              {option.label}
            </MenuItem>
          ))}
        </TextField>
      ) : (
        <span>{options.find((option) => option.value === value)?.label ?? goneName(value)}</span>
      )}
      {isKnown ? (
        <span className="sm mut">{options.length === 2 && t('nothingFor')}</span>
      ) : (
        <span className="sm" style={{ color: 'var(--warn-fg)' }}>
          {t('choiceGone')}
        </span>
      )}
    </div>
  );
}

/** What can be chosen for a language, and the names of what cannot be chosen any more. */
function useEngineOptions(speech: Speech) {
  const t = useTexts(speechTexts);
  const optionsFor = (language: string): Option[] => {
    const speaks = (languages: readonly string[]) => languages.includes('*') || languages.includes(language);
    return [
      { value: 'auto', label: t('auto') },
      ...speech.engines
        .filter((engine) => engine.id !== 'sherpa' && engine.state === 'ready' && speaks(engine.languages))
        .map(({ id }) => ({ value: id, label: t(`engine_${id}`) })),
      ...speech.models
        .filter((model) => model.state === 'installed' && speaks(model.languages))
        .map(({ engine, id, name }) => ({ value: `${engine}${separator}${id}`, label: name })),
      { value: 'none', label: t('none') },
    ];
  };
  const goneName = (value: string) => {
    const { engine, model } = choiceOf(value);
    const named = speech.models.find(({ id }) => id === model)?.name ?? model;
    return named ?? (engine === 'auto' || engine === 'none' ? t(engine) : t(`engine_${engine}`));
  };
  return { optionsFor, goneName };
}
