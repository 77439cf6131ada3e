import type { File } from '@earshot/core/files/files.ts';
import { transcriptFormats } from '@earshot/core/transcripts/transcripts.ts';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Download, Ellipsis, FolderOpen, PanelRight } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { transcriptAddress } from '../../shared/files/files.queries.ts';
import { useFileActions } from '../../shared/files/use-file-actions.tsx';
import { peekTexts } from '../../shared/peek/peek.texts.ts';
import { words } from '../../shared/words.texts.ts';
import { filesTexts } from './files.texts.ts';

export function RowMenu({ file, onOpen, onPeek }: { file: File; onOpen: () => void; onPeek: () => void }) {
  const t = useTexts(filesTexts);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('rowMenu', { name: file.name })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis size={16} />
      </IconButton>
      {/* Fifty closed menus would cost more than the rows themselves. */}
      {anchor && <Items {...{ file, anchor, onOpen, onPeek }} onClose={() => setAnchor(null)} />}
    </>
  );
}

function Items({
  file,
  anchor,
  onOpen,
  onPeek,
  onClose,
}: {
  file: File;
  anchor: HTMLElement;
  onOpen: () => void;
  onPeek: () => void;
  onClose: () => void;
}) {
  const t = useTexts(filesTexts);
  const w = useTexts(words);
  const p = useTexts(peekTexts);
  const { mayWrite, isAsking, processingItem, removeItem, question } = useFileActions({
    file,
    close: onClose,
  });
  return (
    <>
      <Menu anchorEl={anchor} open={!isAsking} onClose={onClose}>
        <MenuItem
          onClick={() => {
            onOpen();
            onClose();
          }}
        >
          <FolderOpen size={16} aria-hidden />
          {w('open')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            onPeek();
            onClose();
          }}
        >
          <PanelRight size={16} aria-hidden />
          {p('peek')}
        </MenuItem>
        {processingItem}
        {file.words !== null &&
          file.words.kind !== 'none' &&
          transcriptFormats.map((format) => (
            <MenuItem
              key={format}
              component="a"
              href={transcriptAddress(file.file_id, format)}
              download={`${file.name}.${format}`}
              onClick={onClose}
            >
              <Download size={16} aria-hidden />
              {t('downloadTranscript')}, {format.toUpperCase()}
            </MenuItem>
          ))}
        {mayWrite && <Divider />}
        {removeItem}
      </Menu>
      {question}
    </>
  );
}
