import { valuesOfField } from '@earshot/core/files/fields.ts';
import type { File } from '@earshot/core/files/files.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import { formatBytes, formatClock, formatDateTime, formatNumber, languageName } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { fileLength } from '../../../shared/files/file-length.ts';
import { words } from '../../../shared/words.texts.ts';
import { speakersTexts } from '../editing/speakers.texts.ts';
import { useOwnSpeakerName } from '../editing/use-speaker-name.ts';
import { asksWhoIsWho } from '../editing/who-is-who.ts';
import { fileTexts } from '../file.texts.ts';
import { panelsTexts } from './panels.texts.ts';

type Detail = [name: string, value: string | string[] | null];

/** What is known of a call, line by line; null is not known, and of a list each value stands by itself. */
export function useDetails(file: File, transcript: Transcript | undefined): Detail[] {
  const t = useTexts(fileTexts);
  const p = useTexts(panelsTexts);
  const s = useTexts(speakersTexts);
  const w = useTexts(words);
  const nameOf = useOwnSpeakerName(transcript);
  const length = fileLength(file);
  const asks = transcript !== undefined && asksWhoIsWho(file, transcript);
  const whoIsWho = transcript?.speakers
    .map(({ id, role }) => `${nameOf(id)}: ${role === null ? s('unknown') : w(role)}`)
    .join('\n');
  return [
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
    ...(asks ? [[s('title'), whoIsWho ?? null] as Detail] : []),
    [p('engine'), wordsBy(file, p)],
    ...(transcript ? [[p('version'), formatNumber(transcript.version)] as Detail] : []),
    ...Object.entries(file.meta).map(([name, value]): Detail => {
      const values = valuesOfField(value);
      return [name, values.length > 1 ? values : (values[0] ?? null)];
    }),
    [p('identifier'), file.file_id],
  ];
}

type T = ReturnType<typeof useTexts<typeof panelsTexts>>;
type W = ReturnType<typeof useTexts<typeof words>>;

function soundRows(file: File, t: T, w: W): Detail[] {
  const codec = [file.codec, file.sample_rate && t('hertz', { value: formatNumber(file.sample_rate) })]
    .filter(Boolean)
    .join(', ');
  const rows: Detail[] = [
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
