import { useEffect, useRef, useState } from 'react';
import './number-box.css';

type Props = {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
  /** Shown where nothing is written. */
  open?: string;
  /** How many of what is shown make one of the value: 100 shows a share in percent. */
  scale?: number;
  unit?: string;
  min?: number;
  max?: number;
  whole?: boolean;
  disabled?: boolean;
};

/** A small number that may be left open. What is typed stays as typed; what is no number counts as open. */
export function NumberBox(props: Props) {
  const { label, value, onChange, open = '', scale = 1, unit, disabled = false } = props;
  const [text, setText] = useState(() => write(value, scale));
  const bounds = useRef(props);
  bounds.current = props;
  useEffect(() => {
    // Only a value from outside replaces what is typed.
    setText((typed) => (read(typed, scale, bounds.current) === value ? typed : write(value, scale)));
  }, [value, scale]);
  const isWrong = text.trim() !== '' && read(text, scale, props) === null;
  return (
    <span className={isWrong ? 'number-box wrong' : 'number-box'}>
      <input
        inputMode="decimal"
        aria-label={label}
        aria-invalid={isWrong}
        placeholder={open}
        disabled={disabled}
        size={Math.max(3, text.length, open.length)}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          onChange(read(event.target.value, scale, props));
        }}
        onBlur={() => !isWrong && setText(write(value, scale))}
      />
      {unit && <span aria-hidden>{unit}</span>}
    </span>
  );
}

type Bounds = Pick<Props, 'min' | 'max' | 'whole'>;

function read(text: string, scale: number, { min, max, whole }: Bounds): number | null {
  const typed = text.trim().replace(',', '.').replace('−', '-');
  if (!/^-?\d*\.?\d+$/u.test(typed)) return null;
  // 0.07 × 100 is not quite 7 to a computer, nor is the way back.
  const value = Number((Number(typed) / scale).toPrecision(12));
  if (whole && !Number.isInteger(value)) return null;
  return (min !== undefined && value < min) || (max !== undefined && value > max) ? null : value;
}

function write(value: number | null, scale: number): string {
  return value === null ? '' : String(Number((value * scale).toPrecision(12)));
}
