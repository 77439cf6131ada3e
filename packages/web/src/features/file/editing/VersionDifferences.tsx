import type { File } from '@earshot/core/files/files.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { formatClock } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useErrorText } from '../../../shared/use-error-text.ts';
import { DiffPieces } from './DiffPieces.tsx';
import { editingTexts } from './editing.texts.ts';
import { useSpeakerName } from './use-speaker-name.ts';
import { type Difference, differencesOf } from './version-diff.ts';
import { versionQuery } from './versions.queries.ts';

type Props = { file: File; transcript: Transcript; version: number };

/** A former version beside the current one: only the places that differ. */
export function VersionDifferences({ file, transcript, version }: Props) {
  const t = useTexts(editingTexts);
  const errorText = useErrorText();
  const query = useQuery(versionQuery(file.file_id, version));
  const differences = useMemo(
    () => (query.data === undefined ? null : differencesOf(query.data, transcript)),
    [query.data, transcript],
  );
  const speakerName = useSpeakerName(file, transcript);
  if (query.isError) return <p role="alert">{errorText(query.error)}</p>;
  if (differences === null) return <Skeleton height={60} radius={8} />;
  if (differences.length === 0) return <p className="sm mut">{t('same')}</p>;
  return (
    <ul className="version-diff" lang={transcript.language ?? undefined}>
      {differences.map((one) => (
        <li key={`${one.startMs}-${one.pieces[0]?.text}`}>
          <span className="num sm mut">{formatClock(one.startMs)}</span>
          <DifferenceText {...{ one, speakerName }} />
        </li>
      ))}
    </ul>
  );
}

type TextProps = { one: Difference; speakerName: (id: string, role: string | null) => string };

function DifferenceText({ one: { pieces, from, to }, speakerName }: TextProps) {
  const t = useTexts(editingTexts);
  return (
    <p>
      {from !== null && (
        <span className="chip small tone-info">
          {t('moved', { from: speakerName(from.speaker, from.role), to: speakerName(to.speaker, to.role) })}
        </span>
      )}{' '}
      <DiffPieces pieces={pieces} labels={{ was: t('was'), now: t('now') }} />
    </p>
  );
}
