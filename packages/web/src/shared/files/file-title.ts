import { isolated } from '@earshot/core/bidi.ts';
import type { File } from '@earshot/core/files/files.ts';

/** Who spoke, or the name of the file where nobody is known. */
export function fileTitle(file: Pick<File, 'operator' | 'abonent' | 'name'>): string {
  const people = [file.operator, file.abonent].filter((name) => name !== null);
  return (
    people
      .filter((name) => name !== '')
      .map(isolated)
      .join(', ') || file.name
  );
}
