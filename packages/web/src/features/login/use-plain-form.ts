import { type FormEvent, useRef, useState } from 'react';

type Values<Name extends string> = Record<Name, string>;
type Errors<Name extends string> = Partial<Values<Name>>;
/** What is wrong with a value, or undefined. */
type Check = (value: string) => string | undefined;

/**
 * A form of one or two fields. Nothing is said while one types or leaves a field, as a line that appears would move
 * what is being clicked; after the first try a complaint goes as soon as it is met.
 */
export function usePlainForm<Name extends string>(
  checks: Record<Name, Check>,
  send: (values: Values<Name>) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors<Name>>({});
  const names = Object.keys(checks) as Name[];
  const inputOf = (name: Name) =>
    form.current?.elements.namedItem(name) as HTMLInputElement | null | undefined;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // What the browser filled in by itself is only in the fields.
    const values = Object.fromEntries(
      names.map((name) => [name, inputOf(name)?.value ?? '']),
    ) as Values<Name>;
    const wrong = names.filter((name) => checks[name](values[name]) !== undefined);
    setErrors(Object.fromEntries(wrong.map((name) => [name, checks[name](values[name])])) as Errors<Name>);
    const [first] = wrong;
    if (first === undefined) send(values);
    else inputOf(first)?.focus();
  };
  const fieldOf = (name: Name) => ({
    id: name,
    name,
    error: errors[name],
    onChange: (event: { target: { value: string } }) => {
      if (errors[name] !== undefined) setErrors({ ...errors, [name]: checks[name](event.target.value) });
    },
  });
  /** A refusal of the server, at the field that it is about. */
  const refuse = (name: Name, error: string) => {
    setErrors({ [name]: error } as Errors<Name>);
    inputOf(name)?.focus();
  };
  const clear = () => setErrors({});
  return { form: { ref: form, onSubmit, noValidate: true }, fieldOf, refuse, clear };
}
