type Props = {
  /** What it is the progress of, for who does not see the bar. */
  label: string;
  /** 0 … 1. */
  share: number;
  className?: string;
};

export function ProgressBar({ label, share, className = '' }: Props) {
  return (
    <span
      className={`bar ${className}`.trim()}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(share * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <i style={{ width: `${share * 100}%` }} />
    </span>
  );
}
