import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { languageName } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { sourcesQuery } from '../sources/sources.queries.ts';
import { speechLanguages } from '../speech-languages.ts';
import { words } from '../words.texts.ts';
import { uploadTexts } from './uploads.texts.ts';
import { setBatch, useUploads } from './uploads.ts';

/** Where the next files come from and what is spoken in them. */
export function BatchFields() {
  const t = useTexts(uploadTexts);
  const w = useTexts(words);
  const sources = useQuery(sourcesQuery()).data?.results.filter(({ enabled }) => enabled) ?? [];
  const { sourceId, language } = useUploads(({ batch }) => batch);
  return (
    <div className="row" style={{ flexWrap: 'wrap' }}>
      <TextField
        select
        label={w('source')}
        value={sourceId ?? ''}
        onChange={(event) =>
          setBatch({ sourceId: event.target.value === '' ? null : Number(event.target.value) })
        }
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ minWidth: 150 }}
      >
        <MenuItem value="">{t('noSource')}</MenuItem>
        {sources.map((source) => (
          <MenuItem key={source.id} value={source.id}>
            {source.name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={w('language')}
        value={language ?? ''}
        onChange={(event) => setBatch({ language: event.target.value || null })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ minWidth: 140 }}
      >
        <MenuItem value="">{w('auto')}</MenuItem>
        {speechLanguages.map((code) => (
          <MenuItem key={code} value={code}>
            {languageName(code)}
          </MenuItem>
        ))}
      </TextField>
    </div>
  );
}
