import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileDawg } from '@earshot/core/matching/text/dawg.ts';
import { compileHunspell, type Dictionary } from '@earshot/core/matching/text/hunspell.ts';
import { createLexicon, type Dictionaries, type Lexicons } from '@earshot/core/matching/text/lexicon.ts';
import { textVersion } from '@earshot/core/matching/text/text-version.ts';

const require = createRequire(import.meta.url);
let dictionaries: Dictionaries | undefined;
let words: Lexicons | undefined;

/** What this process knows about words. The dictionaries are read at the first call, in about a third of a second. */
export function lexicon(): Lexicons {
  words ??= createLexicon(installedDictionaries());
  return words;
}

/** What the keys of words depend on: how texts are read, and which dictionaries are installed. */
export function wordsVersion(): string {
  const installed = Object.entries(installedDictionaries()).filter(
    ([, dictionary]) => dictionary !== undefined,
  );
  return [textVersion, ...installed.map(([language]) => language)].join(' ');
}

/** The dictionaries there are. A language without one is answered by its stemmer. */
export function installedDictionaries(): Dictionaries {
  dictionaries ??= {
    en: hunspell('dictionary-en'),
    uk: hunspell('dictionary-uk'),
    ru: openCorpora('az'),
  };
  return dictionaries;
}

function hunspell(name: string): Dictionary | undefined {
  const folder = packageFolder(name);
  if (!folder) return undefined;
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return compileHunspell(read('index.aff'), read('index.dic'));
}

function openCorpora(name: string): Dictionary | undefined {
  const folder = packageFolder(name);
  if (!folder) return undefined;
  const read = (file: string) => readFileSync(join(folder, '..', 'dicts', file));
  // A copy, because a buffer may be a part of a larger one and then begins at no multiple of four.
  const bytes = (file: string) => new Uint8Array(read(file)).buffer;
  return compileDawg({
    words: bytes('words.dawg'),
    paradigms: bytes('paradigms.array'),
    suffixes: JSON.parse(read('suffixes.json').toString('utf8')) as string[],
  });
}

/** The folder of a package's main file, or nothing where it is not installed: two of the dictionaries are optional. */
function packageFolder(name: string): string | undefined {
  try {
    return dirname(require.resolve(name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
