import type { File } from '@earshot/core/files/files.ts';
import { transcriptFormats } from '@earshot/core/transcripts/transcripts.ts';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { IconAction } from '../../../components/IconAction.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { originalAddress, transcriptAddress } from '../../../shared/files/files.queries.ts';
import { hasSound } from '../../../shared/files/has-sound.ts';
import { fileTexts } from '../file.texts.ts';

export function DownloadMenu({ file }: { file: File }) {
  const t = useTexts(fileTexts);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const hasWords = file.words !== null && file.words.kind !== 'none';
  const close = () => setAnchor(null);
  if (!hasWords && file.type === 'text') return null;
  return (
    <>
      <IconAction
        label={t('download')}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Download size={16} />
      </IconAction>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {hasWords &&
          transcriptFormats.toReversed().map((format) => (
            <MenuItem
              key={format}
              component="a"
              href={transcriptAddress(file.file_id, format)}
              download={`${file.name}.${format}`}
              onClick={close}
            >
              {t('transcriptAs', { format: format.toUpperCase() })}
            </MenuItem>
          ))}
        {hasSound(file) && (
          <MenuItem component="a" href={originalAddress(file.file_id)} download={file.name} onClick={close}>
            {t('original')}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
