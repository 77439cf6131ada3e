import { readMask } from '@earshot/core/sources/mask.ts';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { formatDateTime } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { words } from '../../shared/words.texts.ts';
import { sourcesTexts } from './sources.texts.ts';

/** The mask read against a name while both are typed. */
export function MaskTry({ mask }: { mask: string }) {
  const t = useTexts(sourcesTexts);
  const w = useTexts(words);
  const [name, setName] = useState('20261120-143205_kovalenko_hughes.wav');
  const reading = readMask(mask, name);
  const rows =
    reading === null
      ? []
      : [
          [w('operator'), reading.operator],
          [w('abonent'), reading.abonent],
          ['recorded_at', reading.recorded_at && formatDateTime(reading.recorded_at)],
          ['direction', reading.direction && w(reading.direction)],
          [w('language'), reading.language],
          ...Object.entries(reading.meta),
        ].filter((row): row is [string, string] => row[1] !== undefined);
  return (
    <div className="mask-try" style={{ marginTop: 8 }}>
      <TextField label={t('sample')} value={name} onChange={(event) => setName(event.target.value)} />
      {reading === null ? (
        <span className="sm" style={{ color: 'var(--warn-fg)' }} role="status">
          {t('noFit')}
        </span>
      ) : (
        <dl>
          {rows.map(([field, value]) => (
            <div key={field} style={{ display: 'contents' }}>
              <dt>{field}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
