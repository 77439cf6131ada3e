import type { File } from '@earshot/core/files/files.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import Button from '@mui/material/Button';
import { ArrowLeftRight, Pencil, UsersRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { formatBytes, formatClock, formatDateTime, formatNumber, languageName } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { fileLength } from '../../../shared/files/file-length.ts';
import { useSwapRoles } from '../../../shared/files/files.queries.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { words } from '../../../shared/words.texts.ts';
import { EditDialog } from '../editing/EditDialog.tsx';
import { speakersTexts } from '../editing/speakers.texts.ts';
import { useOwnSpeakerName } from '../editing/use-speaker-name.ts';
import { asksWhoIsWho } from '../editing/who-is-who.ts';
import { fileTexts } from '../file.texts.ts';
import { panelsTexts } from './panels.texts.ts';

const SpeakersDialog = lazy(() =>
  import('../editing/SpeakersDialog.tsx').then((file) => ({ default: file.SpeakersDialog })),
);

export function DetailsTab({ file, transcript }: { file: File; transcript: Transcript | undefined }) {
  const t = useTexts(fileTexts);
  const p = useTexts(panelsTexts);
  const s = useTexts(speakersTexts);
  const w = useTexts(words);
  const nameOf = useOwnSpeakerName(transcript);
  const notify = useNotify();
  const swap = useSwapRoles();
  const mayWrite = useMay('files.write');
  const length = fileLength(file);
  const [isEditing, setIsEditing] = useState(false);
  const [isNaming, setIsNaming] = useState(false);
  const asks = transcript !== undefined && asksWhoIsWho(file, transcript);
  const whoIsWho = transcript?.speakers
    .map(({ id, role }) => `${nameOf(id)}: ${role === null ? s('unknown') : w(role)}`)
    .join('\n');
  const rows: [string, string | null][] = [
    [t('name'), file.name],
    [w('operator'), file.operator],
    [w('abonent'), file.abonent],
    [t('direction'), file.direction && w(file.direction)],
    [p('recorded'), file.recorded_at && formatDateTime(file.recorded_at)],
    [p('uploaded'), formatDateTime(file.created)],
    [w('language'), file.language && languageName(file.language)],
    [w('source'), file.source?.name ?? null],
    [p('origin'), p(`origin_${file.origin}`)],
    [p('duration'), length === null ? null : formatClock(length)],
    [t('size'), formatBytes(file.size_bytes)],
    ...(file.type === 'audio' ? soundRows(file, p, w) : []),
    ...(asks ? [[s('title'), whoIsWho ?? null] as [string, string | null]] : []),
    [p('engine'), wordsBy(file, p)],
    ...(transcript ? [[p('version'), formatNumber(transcript.version)] as [string, string]] : []),
    ...Object.entries(file.meta).map(
      ([name, value]) =>
        [name, typeof value === 'string' ? value : JSON.stringify(value)] as [string, string],
    ),
    [p('identifier'), file.file_id],
  ];
  return (
    <>
      <dl className="details">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={value === null ? 'mut' : undefined}>{value ?? t('notSet')}</dd>
          </div>
        ))}
      </dl>
      {mayWrite && (
        <div className="row" style={{ padding: '12px 0', flexWrap: 'wrap' }}>
          <Button variant="outlined" startIcon={<Pencil size={14} />} onClick={() => setIsEditing(true)}>
            {t('edit')}
          </Button>
          {file.channel_mode === 'stereo' && (
            <Button
              variant="outlined"
              startIcon={<ArrowLeftRight size={14} />}
              loading={swap.isPending}
              onClick={() =>
                swap.mutate(file.file_id, {
                  onSuccess: () => notify.done(t('swapped')),
                  onError: notify.failed,
                })
              }
            >
              {t('swap')}
            </Button>
          )}
          {asks && file.status !== 'PROCESSING' && (
            <Button
              variant="outlined"
              startIcon={<UsersRound size={14} />}
              aria-haspopup="dialog"
              onClick={() => setIsNaming(true)}
            >
              {s('title')}
            </Button>
          )}
        </div>
      )}
      {transcript && isNaming && (
        <Suspense>
          <SpeakersDialog {...{ file, transcript }} onClose={() => setIsNaming(false)} />
        </Suspense>
      )}
      {isEditing && <EditDialog file={file} onClose={() => setIsEditing(false)} />}
    </>
  );
}

type T = ReturnType<typeof useTexts<typeof panelsTexts>>;
type W = ReturnType<typeof useTexts<typeof words>>;

function soundRows(file: File, t: T, w: W): [string, string | null][] {
  const codec = [file.codec, file.sample_rate && t('hertz', { value: formatNumber(file.sample_rate) })]
    .filter(Boolean)
    .join(', ');
  const rows: [string, string | null][] = [
    [t('codec'), codec || null],
    [t('channels'), file.channel_mode && t(`mode_${file.channel_mode}`)],
  ];
  if (file.channel_mode === 'stereo')
    rows.push([t('roles'), file.channel_roles.map((role) => w(role)).join(', ')]);
  return rows;
}

function wordsBy(file: File, t: T): string | null {
  if (file.words === null) return null;
  if (file.words.kind !== 'engine') return t(`words_${file.words.kind}`);
  return [file.words.engine, file.words.model].filter(Boolean).join(', ');
}
