import type { MarkKind } from './use-marks.ts';

/** Marks differ by shape as well as colour: a diamond, bars, a bolt, dots. The same in legend, chips and time line. */
export function MarkIcon({ kind, size = 12 }: { kind: MarkKind; size?: number }) {
  const fill =
    kind === 'match'
      ? 'var(--mk-hit)'
      : kind === 'found'
        ? 'var(--mk-found)'
        : kind === 'interruption'
          ? 'var(--mk-int)'
          : 'var(--mk-hold)';
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" fill={fill} aria-hidden="true">
      {(kind === 'match' || kind === 'found') && <path d="M8 1.500 14.500 8 8 14.500 1.500 8z" />}
      {kind === 'hold' && <path d="M3.500 2.500h3v11h-3zM9.500 2.500h3v11h-3z" />}
      {kind === 'interruption' && <path d="M9.500 1 3 9h4l-1.500 6L13 6.500H8.800z" />}
      {kind === 'silence' && (
        <>
          <circle cx="3" cy="8" r="1.8" />
          <circle cx="8" cy="8" r="1.8" />
          <circle cx="13" cy="8" r="1.8" />
        </>
      )}
    </svg>
  );
}
