import { Link } from '@tanstack/react-router';
import { formatClock } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import './hits.css';
import { callLink } from './call-link.ts';
import { hitsTexts } from './hits.texts.ts';

type Props = { fileId: string; startMs: number; isSmall?: boolean };

/** The time of a moment, which opens its call there. */
export function MomentLink({ fileId, startMs, isSmall = false }: Props) {
  const t = useTexts(hitsTexts);
  const time = formatClock(startMs);
  return (
    <Link
      className={isSmall ? 'num hit-time sm' : 'num hit-time'}
      {...callLink(fileId)}
      search={{ t: String(Math.floor(startMs / 1000)) }}
      aria-label={t('open', { time })}
      title={t('open', { time })}
    >
      {time}
    </Link>
  );
}
