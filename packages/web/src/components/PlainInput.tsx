import type { ComponentProps, ReactNode } from 'react';
import './plain-controls.css';

type Props = ComponentProps<'input'> & {
  /** What is wrong with it, in the line below. */
  error?: string | undefined;
  /** Stands in the field, behind what is typed. */
  end?: ReactNode;
};

/** The field of a page that does without MUI. */
export function PlainInput({ error, end, ...rest }: Props) {
  const helpId = `${rest.id}-help`;
  return (
    <>
      <div className={error === undefined ? 'plain-input' : 'plain-input wrong'}>
        <input
          type="text"
          {...rest}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : helpId}
        />
        {end}
      </div>
      {error !== undefined && (
        <p className="plain-help" id={helpId} role="alert">
          {error}
        </p>
      )}
    </>
  );
}
