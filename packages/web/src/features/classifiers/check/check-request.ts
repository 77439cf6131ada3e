import { checkClassifier } from '@earshot/core/classifiers/checks.api.ts';
import type { CheckedOn } from '../classifiers.queries.ts';

/** The same question as a command, for whoever asks it from a program. `base`: where the API is; `version`: undefined for the one that answers. */
export function checkRequest(base: string, id: number, on: CheckedOn, version: number | undefined): string {
  const body = JSON.stringify({ ...on, ...(version === undefined ? {} : { version }) });
  return [
    `curl ${base}${checkClassifier.path.replace('{id}', String(id))} \\`,
    '  -H "Authorization: Bearer $EARSHOT_KEY" \\',
    '  -H "Content-Type: application/json" \\',
    `  -d ${quoted(body)}`,
  ].join('\n');
}

/** As a shell takes it, whatever is in it. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
