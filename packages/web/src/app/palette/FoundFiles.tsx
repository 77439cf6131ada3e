import type { File } from '@earshot/core/files/files.ts';
import { writeList } from '@earshot/core/lists.ts';
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
  onOpen: (to: string, search: Record<string, string>) => void;
};

/** Files with these words in their name, and the ways to all of them and to the calls in which they were said. */
export function FoundFiles({ name, files, onOpen }: Props) {
  const t = useTexts(paletteTexts);
  return (
    <Command.Group heading={t('files')}>
      {files?.map((file) => (
        <Command.Item
          key={file.file_id}
          value={file.file_id}
          onSelect={() => onOpen(`/files/${file.file_id}`, {})}
        >
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
      <Command.Item value={saidIn} onSelect={() => onOpen('/search', { phrases: writeList([name]) })}>
        <Search size={16} aria-hidden />
        <span className="el">{t('saidIn', { name })}</span>
      </Command.Item>
      <Command.Item value={allFiles} onSelect={() => onOpen('/files', { name })}>
        <ListFilter size={16} aria-hidden />
        <span className="el">{t('allFiles', { name })}</span>
      </Command.Item>
    </Command.Group>
  );
}
