import { defaultRawAudio, type RawAudio, rawEncodings } from '@earshot/core/files/files.ts';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { words } from '../words.texts.ts';
import { uploadTexts } from './uploads.texts.ts';
import { setRaw, useUploads } from './uploads.ts';

/** Asked once for all waiting `.pcm` files. */
export function RawForm() {
  const t = useTexts(uploadTexts);
  const isNeeded = useUploads(({ items }) => items.some(({ state }) => state === 'needs_raw'));
  const [raw, setForm] = useState(defaultRawAudio);
  if (!isNeeded) return null;
  return (
    <form
      className="raw-form"
      onSubmit={(event) => {
        event.preventDefault();
        setRaw(raw);
      }}
    >
      <div>
        <div className="semi">{t('rawTitle')}</div>
        <div className="sm mut">{t('rawText')}</div>
      </div>
      <RawFields raw={raw} onChange={setForm} />
      <Button type="submit" variant="contained">
        {t('rawStart')}
      </Button>
    </form>
  );
}

export function RawFields({ raw, onChange }: { raw: RawAudio; onChange: (raw: RawAudio) => void }) {
  const w = useTexts(words);
  return (
    <div className="row" style={{ flexWrap: 'wrap' }}>
      <TextField
        label={w('rate')}
        type="number"
        value={raw.sample_rate}
        slotProps={{ htmlInput: { min: 4000, max: 192000, step: 1 } }}
        onChange={(event) => onChange({ ...raw, sample_rate: Number(event.target.value) })}
        sx={{ width: 130 }}
      />
      <TextField
        select
        label={w('encoding')}
        value={raw.encoding}
        onChange={(event) => onChange({ ...raw, encoding: event.target.value as RawAudio['encoding'] })}
        sx={{ width: 120 }}
      >
        {rawEncodings.map((encoding) => (
          <MenuItem key={encoding} value={encoding}>
            {encoding}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={w('channels')}
        value={raw.channels}
        onChange={(event) => onChange({ ...raw, channels: Number(event.target.value) === 2 ? 2 : 1 })}
        sx={{ width: 120 }}
      >
        <MenuItem value={1}>{w('channelMono')}</MenuItem>
        <MenuItem value={2}>{w('channelStereo')}</MenuItem>
      </TextField>
    </div>
  );
}
