import type { File } from '@earshot/core/files/files.ts';
import type { CallMetrics } from '@earshot/core/metrics/metrics.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import { formatPercent } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useSpeakerName } from './editing/use-speaker-name.ts';
import { panelsTexts } from './panels/panels.texts.ts';

const sides: Record<string, string> = { operator: 'op', abonent: 'ab' };

type Props = {
  file: File;
  metrics: Pick<CallMetrics, 'speakers' | 'duration_ms'> | undefined;
  transcript: Transcript | undefined;
};

/** Who talked how much, at a glance; nothing where it is not known who spoke. */
export function HeaderShares({ file, metrics, transcript }: Props) {
  const t = useTexts(panelsTexts);
  const name = useSpeakerName(file, transcript);
  const known = (metrics?.speakers ?? []).flatMap(({ speaker, role, talk_ms }) =>
    role === null || talk_ms.value === null
      ? []
      : [{ speaker, role, share: talk_ms.value / Math.max(1, metrics?.duration_ms ?? 1) }],
  );
  if (known.length < 2) return null;
  const said = known.map(({ speaker, role, share }) => `${name(speaker, role)} ${formatPercent(share)}`);
  return (
    <span
      className="head-shares"
      role="img"
      aria-label={`${t('talkShare')}: ${said.join(', ')}`}
      title={said.join(', ')}
    >
      {known.map(({ speaker, role, share }) => (
        <span key={speaker} className={sides[role] ?? ''}>
          <i style={{ width: `${share * 40}px` }} />
          {formatPercent(share)}
        </span>
      ))}
    </span>
  );
}
