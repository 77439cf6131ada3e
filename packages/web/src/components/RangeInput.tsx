type Props = {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
};

/** The browser's own slider: nothing to download, and every key already works. */
export function RangeInput({ label, min, max, step, value, onChange }: Props) {
  return (
    <input
      className="range"
      type="range"
      aria-label={label}
      {...{ min, max, step, value }}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}
