import type { File } from '@earshot/core/files/files.ts';
import type { Hit } from '@earshot/core/matching/query.ts';
import Button from '@mui/material/Button';
import { ArrowDownLeft, ArrowUpRight, FolderOpen, Pause, Play, X } from 'lucide-react';
import { IconAction } from '../../components/IconAction.tsx';
import { formatClock, formatWhen } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { LabelChips } from '../classifiers/LabelChip.tsx';
import { EmotionMark } from '../emotions/EmotionMark.tsx';
import { FileStatus } from '../files/FileStatus.tsx';
import { fileLength } from '../files/file-length.ts';
import { fileTitle } from '../files/file-title.ts';
import { hasSound } from '../files/has-sound.ts';
import { dateOf, type ListDate } from '../files/list-date.ts';
import { HitList } from '../hits/HitList.tsx';
import type { Sought } from '../hits/sought.ts';
import { playFile } from '../player/playback.ts';
import { usePlayer } from '../player/player-store.ts';
import { TagChips } from '../tags/TagChip.tsx';
import { words } from '../words.texts.ts';
import { FirstLines } from './FirstLines.tsx';
import './peek.css';
import { PeekNumbers } from './PeekNumbers.tsx';
import { peekTexts } from './peek.texts.ts';

type Props = {
  file: File;
  date: ListDate;
  /** What a search found in it; without any its first lines are shown. */
  hits?: readonly Hit[];
  sought?: Sought;
  /** Before one leaves for a moment of the call. */
  onLeave?: () => void;
  onOpen: () => void;
  onClose: () => void;
};

/**
 * The call under the cursor beside its list. The keys stay with the list: the panel follows them, says aloud which call it
 * shows, and comes right after the list for whoever goes on with Tab.
 */
export function Peek({ file, date, hits = [], sought, onLeave, onOpen, onClose }: Props) {
  const t = useTexts(peekTexts);
  const w = useTexts(words);
  const isPlaying = usePlayer((player) => player.isPlaying && player.fileId === file.file_id);
  const title = fileTitle(file);
  const length = fileLength(file);
  const when = formatWhen(dateOf(file, date), new Date(), w('today'));
  const Arrow = file.direction === 'outbound' ? ArrowUpRight : ArrowDownLeft;
  return (
    <aside className="card peek" aria-label={t('peek')} data-testid="peek" key={file.file_id}>
      <header>
        <h2 title={file.name}>{title}</h2>
        <IconAction size="small" label={w('close')} onClick={onClose}>
          <X size={16} />
        </IconAction>
        <p className="visually-hidden" role="status">
          {[title, when, length === null ? '' : formatClock(length)].filter(Boolean).join(', ')}
        </p>
      </header>
      <div className="peek-body">
        <div className="peek-facts sm t2">
          {file.direction && <Arrow size={14} className="mut" role="img" aria-label={w(file.direction)} />}
          <span className="num">{when}</span>
          {length !== null && <span className="num">{formatClock(length)}</span>}
          <EmotionMark emotion={file.emotion} />
          {file.status !== 'DONE' && <FileStatus file={file} />}
        </div>
        {file.tags.length + file.labels.length > 0 && (
          <div className="peek-facts">
            <TagChips tags={file.tags} most={6} />
            <LabelChips labels={file.labels} most={6} />
          </div>
        )}
        <div className="peek-facts">
          {hasSound(file) && (
            <Button
              variant="contained"
              startIcon={isPlaying ? <Pause size={16} /> : <Play size={16} />}
              onClick={() => playFile(file)}
            >
              {w(isPlaying ? 'pause' : 'play')}
            </Button>
          )}
          <Button variant="outlined" startIcon={<FolderOpen size={16} />} onClick={onOpen}>
            {w('open')}
          </Button>
        </div>
        <PeekNumbers file={file} />
        {hits.length > 0 ? (
          <section>
            <h3>{t('hits')}</h3>
            <HitList
              call={file}
              hits={hits}
              first={8}
              sought={sought}
              {...(onLeave && { onOpen: onLeave })}
            />
          </section>
        ) : (
          <FirstLines file={file} />
        )}
      </div>
      <footer className="keys-hint sm" aria-hidden>
        <kbd>J</kbd> <kbd>K</kbd> {t('next')} <kbd>Enter</kbd> {t('openKey')} <kbd>Esc</kbd> {t('closeKey')}
      </footer>
    </aside>
  );
}
