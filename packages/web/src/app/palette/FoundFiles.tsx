import { listFiles } from '@earshot/core/files/files.api.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { AudioLines, ListFilter, MessageSquareText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { call } from '../../lib/call.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { fileTitle } from '../../shared/files/file-title.ts';
import { paletteTexts } from './palette.texts.ts';

const pauseMs = 200;
const mostShown = 6;

type Props = { name: string; onOpen: (to: string, search: Record<string, string>) => void };

/** Files with these words in their name, and the way to all of them. */
export function FoundFiles({ name, onOpen }: Props) {
  const t = useTexts(paletteTexts);
  const sought = usePaused(name);
  const found = useQuery({
    queryKey: ['files-by-name', sought],
    queryFn: ({ signal }) => call(listFiles, { query: { name: sought, limit: mostShown }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  // All at once: the palette marks the first line that appears.
  if (found.isPending) return <div className="palette-note">{t('searching')}</div>;
  return (
    <Command.Group heading={t('files')}>
      {found.data?.results.map((file) => (
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
      <Command.Item value="all-files" onSelect={() => onOpen('/files', { name: sought })}>
        <ListFilter size={16} aria-hidden />
        <span className="el">{t('allFiles', { name: sought })}</span>
      </Command.Item>
    </Command.Group>
  );
}

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
