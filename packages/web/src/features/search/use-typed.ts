import { useEffect, useRef, useState } from 'react';

/** Long enough not to ask after every letter, short enough to feel at once. */
const pauseMs = 250;

/** A text that is typed here and follows into the address when typing pauses; a change of the address comes back. */
export function useTyped(value: string, onRest: (text: string) => void) {
  const [text, setText] = useState(value);
  const rest = useRef(onRest);
  rest.current = onRest;
  const sent = useRef(value);
  useEffect(() => {
    // What this box sent itself must not overwrite what was typed since.
    if (value !== sent.current) setText(value);
    sent.current = value;
  }, [value]);
  useEffect(() => {
    if (text === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = text;
      rest.current(text);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const replace = (next: string) => {
    sent.current = next;
    setText(next);
  };
  return { text, setText, replace };
}
