import type { File } from '@earshot/core/files/files.ts';
import { useTexts } from '../../lib/i18n.ts';
import { words } from '../words.texts.ts';

/** The first name of whoever spoke, else the role. */
export function useSpeaker(): (
  role: string | null,
  call: Partial<Pick<File, 'operator' | 'abonent'>>,
) => string {
  const w = useTexts(words);
  return (role, { operator, abonent }) => {
    const name = role === 'operator' ? operator : role === 'abonent' ? abonent : null;
    if (name) return /^[+\d]/.test(name) ? name : (name.split(/\s+/)[0] ?? name);
    return role === 'operator' || role === 'abonent' ? w(role) : w('speaker');
  };
}
