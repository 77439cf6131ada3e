import type { File } from '@earshot/core/files/files.ts';
import { writeList } from '@earshot/core/lists.ts';
import { useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { AudioLines, ListFilter, MessageSquareText, Search } from 'lucide-react';
import { formatDateTime } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { fileTitle } from '../../shared/files/file-title.ts';
import { paletteTexts } from './palette.texts.ts';

export const allFiles = 'all-files';
export const saidIn = 'said-in';

type Props = {
  name: string;
  files: readonly File[] | undefined;
  /** Before one leaves for what was chosen. */
  onOpen: () => void;
};

/** Files with these words in their name, and the ways to all of them and to the calls in which they were said. */
export function FoundFiles({ name, files, onOpen }: Props) {
  const t = useTexts(paletteTexts);
  const navigate = useNavigate();
  const openFile = (file_id: string) => {
    onOpen();
    void navigate({ to: '/files/$file_id', params: { file_id } });
  };
  const openSaid = () => {
    onOpen();
    void navigate({ to: '/search', search: { phrases: writeList([name]) } });
  };
  const openAll = () => {
    onOpen();
    void navigate({ to: '/files', search: { name } });
  };
  return (
    <Command.Group heading={t('files')}>
      {files?.map((file) => (
        <Command.Item key={file.file_id} value={file.file_id} onSelect={() => openFile(file.file_id)}>
          {file.type === 'audio' ? (
            <AudioLines size={16} aria-hidden />
          ) : (
            <MessageSquareText size={16} aria-hidden />
          )}
          <span className="el">{fileTitle(file)}</span>
          <span className="push sm mut num" style={{ flex: 'none' }}>
            {formatDateTime(file.recorded_at ?? file.created)}
          </span>
        </Command.Item>
      ))}
      <Command.Item value={saidIn} onSelect={openSaid}>
        <Search size={16} aria-hidden />
        <span className="el">{t('saidIn', { name })}</span>
      </Command.Item>
      <Command.Item value={allFiles} onSelect={openAll}>
        <ListFilter size={16} aria-hidden />
        <span className="el">{t('allFiles', { name })}</span>
      </Command.Item>
    </Command.Group>
  );
}
