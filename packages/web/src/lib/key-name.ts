type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What the key of `/` and `?` says where the letters are Ukrainian or Russian. */
const cyrillicLabels: Record<string, string> = { '.': '/', ',': '?' };

/** `/` or `?`, wherever the layout has it; null for any other key. */
function labelName({ key, code, ctrlKey, metaKey, altKey }: Pressed): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === '/' || key === '?') return key;
  return code === 'Slash' ? (cyrillicLabels[key] ?? null) : null;
}

/** Digits and Enter of the number pad are those beside the letters, for whoever answers with one hand. */
function placeOf({ key, code }: Pressed): string {
  if (code === 'NumpadEnter') return 'Enter';
  // Without NumLock its 1 is End.
  return /^\d$/.test(key) ? code.replace('Numpad', 'Digit') : code;
}

/**
 * The name of a key as maps of keys have it: `KeyJ`, `Shift+ArrowLeft`, `Ctrl+KeyF`, by its place, so that it works on
 * any layout; `/` and `?` by their label.
 */
export function keyName(event: Pressed): string {
  const label = labelName(event);
  if (label !== null) return label;
  const marks = [
    event.ctrlKey || event.metaKey ? 'Ctrl' : '',
    event.altKey ? 'Alt' : '',
    event.shiftKey ? 'Shift' : '',
  ];
  return [...marks.filter(Boolean), placeOf(event)].join('+');
}

/** Letters, digits and signs, with or without Shift: what somebody who dictates, or whose hand slips, presses by chance. */
export const isSingle = (name: string): boolean =>
  /^(?:[/?]|(?:Shift\+)?(?:Key[A-Z]|Digit\d|Comma|Period|Bracket(?:Left|Right)))$/.test(name);
