import type { EngineChoice } from '@earshot/core/speech/speech.ts';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { languageName } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { type Speech, useSaveSettings } from '../../shared/speech/speech.queries.ts';
import { speechLanguages } from '../../shared/speech-languages.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { words } from '../../shared/words.texts.ts';
import { speechTexts } from './speech.texts.ts';

const separator = '|';
const toValue = ({ engine, model }: EngineChoice) => (model ? `${engine}${separator}${model}` : engine);
const choiceOf = (value: string): EngineChoice => {
  const [engine, model] = value.split(separator);
  return { engine: engine as EngineChoice['engine'], model: model ?? null };
};

type Option = { value: string; label: string };

export function LanguageChoices({ speech, mayWrite }: { speech: Speech; mayWrite: boolean }) {
  const t = useTexts(speechTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const save = useSaveSettings();
  const [added, setAdded] = useState<string[]>([]);
  const { settings } = speech;
  const covered = [
    ...speech.engines.flatMap(({ languages }) => languages),
    ...speech.models.filter(({ state }) => state === 'installed').flatMap(({ languages }) => languages),
  ].filter((code) => code !== '*');
  const shown = [
    ...new Set([
      'en',
      'uk',
      'ru',
      ...covered,
      ...Object.keys(settings.languages),
      settings.default_language,
      ...added,
    ]),
  ];
  const rest = speechLanguages.filter((code) => !shown.includes(code));

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
  const put = (change: Partial<Speech['settings']>) =>
    save.mutate(
      { ...settings, ...change },
      { onSuccess: () => notify.done(w('saved')), onError: notify.failed },
    );

  return (
    <section>
      <h2>{t('languages')}</h2>
      <div className="card language-list">
        {shown.map((language) => {
          const options = optionsFor(language);
          const value = toValue(settings.languages[language] ?? { engine: 'auto', model: null });
          const isKnown = options.some((option) => option.value === value);
          return (
            <div key={language} className="language-row">
              <span className="med">{languageName(language)}</span>
              {mayWrite ? (
                <TextField
                  select
                  disabled={save.isPending}
                  value={value}
                  slotProps={{
                    htmlInput: { 'aria-label': t('choiceFor', { language: languageName(language) }) },
                  }}
                  onChange={(event) =>
                    put({ languages: { ...settings.languages, [language]: choiceOf(event.target.value) } })
                  }
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
        })}
        {mayWrite && (
          <div className="language-row">
            <TextField
              select
              value=""
              label={t('addLanguage')}
              onChange={(event) => setAdded([...added, event.target.value])}
              sx={{ gridColumn: '1 / 2' }}
            >
              {rest.map((code) => (
                <MenuItem key={code} value={code}>
                  {languageName(code)}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              select
              disabled={save.isPending}
              label={t('defaultLanguage')}
              value={settings.default_language}
              onChange={(event) => put({ default_language: event.target.value })}
            >
              {shown.map((code) => (
                <MenuItem key={code} value={code}>
                  {languageName(code)}
                </MenuItem>
              ))}
            </TextField>
          </div>
        )}
      </div>
    </section>
  );
}
