import type { File } from '@earshot/core/files/files.ts';
import { useMemo } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { fileTexts } from '../file.texts.ts';
import type { Call } from '../use-call.ts';
import { Lanes } from './Lanes.tsx';
import { Transport } from './Transport.tsx';
import type { Mark } from './use-marks.ts';

type Props = {
  file: File;
  call: Call;
  /** What the call was opened for. */
  found: readonly Mark[];
  isPlayable: boolean;
};

/** What is heard: the lanes and what drives them. */
export function PlayerCard({ file, call, found, isPlayable }: Props) {
  const t = useTexts(fileTexts);
  const { peaks, felt, index } = call;
  const marks = useMemo(
    () => [...call.marks, ...found].sort((a, b) => a.startMs - b.startMs),
    [call.marks, found],
  );
  return (
    <section className="card player-card" aria-label={t('lanes')}>
      {peaks ? (
        <Lanes key={peaks.roles.join()} {...{ file, peaks, marks, felt }} />
      ) : (
        <p className="mut no-lanes">{t('noSound')}</p>
      )}
      {isPlayable && <Transport rows={index.rows} durationMs={file.duration_ms ?? 0} />}
    </section>
  );
}
