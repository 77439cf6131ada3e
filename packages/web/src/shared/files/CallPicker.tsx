import type { File } from '@earshot/core/files/files.ts';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import './call-picker.css';
import { callPickerTexts } from './call-picker.texts.ts';
import { filesQuery } from './files.queries.ts';

type Props = {
  /** Only calls of this operator. */
  agentId?: number | undefined;
  onPick: (file: File) => void;
};

/** Finds one call by its name or by who spoke; the newest first. */
export function CallPicker({ agentId, onPick }: Props) {
  const t = useTexts(callPickerTexts);
  const [typed, setTyped] = useState('');
  const name = useDebounced(typed.trim(), 250);
  const files = useQuery(
    filesQuery({
      status: 'DONE',
      limit: 8,
      ...(name !== '' && { name }),
      ...(agentId !== undefined && { agents: String(agentId) }),
    }),
  ).data;
  return (
    <div className="call-picker">
      <TextField
        fullWidth
        size="small"
        type="search"
        placeholder={t('chooseCall')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { 'aria-label': t('chooseCall') } }}
      />
      <ul>
        {files?.results.map((file) => (
          <li key={file.file_id}>
            <button type="button" className="plain" onClick={() => onPick(file)}>
              <span className="el med">{file.name}</span>
              <span className="sm mut el">
                {[file.operator, formatDateTime(file.recorded_at ?? file.created)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {files?.results.length === 0 && <p className="t2">{t('noSuchCall')}</p>}
    </div>
  );
}
