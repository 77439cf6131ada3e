import type { File } from '@earshot/core/files/files.ts';

/** Who spoke, or the name of the file where nobody is known. */
export function fileTitle(file: Pick<File, 'operator' | 'abonent' | 'name'>): string {
  return [file.operator, file.abonent].filter(Boolean).join(', ') || file.name;
}
