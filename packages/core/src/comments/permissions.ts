import type { Role } from '../access.ts';

export type Author = { user_id: number };
export type Reader = { userId: number; role: Role | null };

/** Words are changed by whoever wrote them. */
export function canEdit({ user_id }: Author, { userId }: Pick<Reader, 'userId'>): boolean {
  return user_id === userId;
}

/** An administrator may take away what others wrote, but not put words in their mouths. */
export function canRemove(note: Author, reader: Reader): boolean {
  return canEdit(note, reader) || reader.role === 'admin';
}
