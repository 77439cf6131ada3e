import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { languageName } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { type Speech, useSaveSettings } from '../../shared/speech/speech.queries.ts';
import { speechLanguages } from '../../shared/speech-languages.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { words } from '../../shared/words.texts.ts';
import { LanguageRow } from './LanguageRow.tsx';
import { speechTexts } from './speech.texts.ts';

export function LanguageChoices({ speech, mayWrite }: { speech: Speech; mayWrite: boolean }) {
  const t = useTexts(speechTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const save = useSaveSettings();
  const [added, setAdded] = useState<string[]>([]);
  const { settings } = speech;
  const shown = shownLanguages(speech, added);
  const rest = speechLanguages.filter((code) => !shown.includes(code));
  const put = (change: Partial<Speech['settings']>) =>
    save.mutate(
      { ...settings, ...change },
      { onSuccess: () => notify.done(w('saved')), onError: notify.failed },
    );

  return (
    <section>
      <h2>{t('languages')}</h2>
      <div className="card language-list">
        {shown.map((language) => (
          <LanguageRow
            key={language}
            speech={speech}
            language={language}
            isSaving={save.isPending}
            onChoose={
              mayWrite
                ? (choice) => put({ languages: { ...settings.languages, [language]: choice } })
                : undefined
            }
          />
        ))}
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

/** Those that somebody speaks here, can be recognised or were asked for, each once. */
function shownLanguages({ engines, models, settings }: Speech, added: readonly string[]): string[] {
  const covered = [
    ...engines.flatMap(({ languages }) => languages),
    ...models.filter(({ state }) => state === 'installed').flatMap(({ languages }) => languages),
  ].filter((code) => code !== '*');
  return [
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
}
