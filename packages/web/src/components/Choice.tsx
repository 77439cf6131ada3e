import type { ReactNode } from 'react';

type Props<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode; disabled?: boolean }[];
  onChange: (value: Value) => void;
};

/** A few choices side by side, one of them taken. */
export function Choice<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  return (
    <fieldset className="choice" aria-label={label} style={{ margin: 0 }}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          disabled={option.disabled}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
