import type { File } from '@earshot/core/files/files.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { fileTexts } from '../file.texts.ts';
import type { Call } from '../use-call.ts';
import { Lanes } from './Lanes.tsx';
import { Transport } from './Transport.tsx';

/** What is heard: the lanes and what drives them. */
export function PlayerCard({ file, call, isPlayable }: { file: File; call: Call; isPlayable: boolean }) {
  const t = useTexts(fileTexts);
  const { peaks, marks, index } = call;
  return (
    <section className="card player-card" aria-label={t('lanes')}>
      {peaks ? (
        <Lanes key={peaks.roles.join()} {...{ file, peaks, marks }} />
      ) : (
        <p className="mut no-lanes">{t('noSound')}</p>
      )}
      {isPlayable && <Transport rows={index.rows} durationMs={file.duration_ms ?? 0} />}
    </section>
  );
}
