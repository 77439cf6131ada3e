import type { SpeakerRole } from '../call/role.ts';

/** What a file name says about its call. */
export type MaskReading = {
  operator?: string;
  abonent?: string;
  direction?: 'inbound' | 'outbound';
  language?: string;
  recorded_at?: string;
  meta: Record<string, string>;
};

export type MaskPart = { literal: string } | { field: string; format: string | null };

const dateParts: Record<string, string> = {
  yyyy: '(\\d{4})',
  MM: '(\\d{2})',
  dd: '(\\d{2})',
  HH: '(\\d{2})',
  mm: '(\\d{2})',
  ss: '(\\d{2})',
};
const firstYear = Date.parse('0001-01-01T00:00:00Z');

const directionNames: Record<string, 'inbound' | 'outbound'> = {
  in: 'inbound',
  inbound: 'inbound',
  out: 'outbound',
  outbound: 'outbound',
};

/** Splits `{recorded_at:yyyyMMdd-HHmmss}_{operator}.wav` into its literal parts and fields. */
export function parseMask(mask: string): MaskPart[] {
  return mask
    .split(/(\{[a-z_]+(?::[^{}]*)?\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const field = /^\{([a-z_]+)(?::([^{}]*))?\}$/.exec(part);
      return field === null ? { literal: part } : { field: field[1] ?? '', format: field[2] ?? null };
    });
}

/**
 * Reads a file name by a mask; null when the name does not fit. Literal parts are found from left to right, so
 * the time is linear in the name's length. The extension may be left out of the mask.
 */
export function readMask(mask: string, fileName: string): MaskReading | null {
  const parts = parseMask(mask);
  return readParts(parts, fileName.replace(/\.[^.]+$/, '')) ?? readParts(parts, fileName);
}

function readParts(parts: readonly MaskPart[], name: string): MaskReading | null {
  const reading: MaskReading = { meta: {} };
  let rest = name;
  for (const [index, part] of parts.entries()) {
    if ('literal' in part) {
      if (!rest.startsWith(part.literal)) return null;
      rest = rest.slice(part.literal.length);
      continue;
    }
    const next = parts[index + 1];
    const end = next === undefined ? rest.length : 'literal' in next ? rest.indexOf(next.literal, 1) : 1;
    if (end < 1) return null;
    if (!take(reading, part.field, part.format, rest.slice(0, end))) return null;
    rest = rest.slice(end);
  }
  return rest === '' ? reading : null;
}

function take(reading: MaskReading, field: string, format: string | null, value: string): boolean {
  switch (field) {
    case 'recorded_at': {
      const date = readDate(value, format ?? 'yyyyMMdd-HHmmss');
      if (date === null) return false;
      reading.recorded_at = date;
      return true;
    }
    case 'direction': {
      const direction = directionNames[value.toLowerCase()];
      if (direction === undefined) return false;
      reading.direction = direction;
      return true;
    }
    case 'language':
      if (!/^[a-z]{2,3}$/i.test(value)) return false;
      reading.language = value.toLowerCase();
      return true;
    case 'operator' satisfies SpeakerRole:
      reading.operator = value.replaceAll('_', ' ');
      return true;
    case 'abonent' satisfies SpeakerRole:
      reading.abonent = value.replaceAll('_', ' ');
      return true;
    default:
      reading.meta[field] = value;
      return true;
  }
}

/** Reads a date by a pattern of yyyy, MM, dd, HH, mm, ss; the time is taken as UTC. */
function readDate(value: string, format: string): string | null {
  const names: string[] = [];
  const pattern = format
    .split(/(yyyy|MM|dd|HH|mm|ss)/)
    .map((part) => {
      const group = dateParts[part];
      if (group === undefined) return part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
      names.push(part);
      return group;
    })
    .join('');
  const match = new RegExp(`^${pattern}$`).exec(value);
  if (match === null) return null;
  const at = (name: string, fallback: string) => match[names.indexOf(name) + 1] ?? fallback;
  const part = (name: string, fallback: string) => (names.includes(name) ? at(name, fallback) : fallback);
  const iso = `${part('yyyy', '1970')}-${part('MM', '01')}-${part('dd', '01')}T${part('HH', '00')}:${part('mm', '00')}:${part('ss', '00')}.000Z`;
  const time = Date.parse(iso);
  // There is no year 0.
  return Number.isNaN(time) || time < firstYear || new Date(time).toISOString() !== iso ? null : iso;
}
