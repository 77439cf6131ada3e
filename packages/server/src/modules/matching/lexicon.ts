import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileHunspell, type Dictionary } from '@earshot/core/matching/text/hunspell.ts';
import { createLexicon, type Dictionaries, type Lexicon } from '@earshot/core/matching/text/lexicon.ts';

const require = createRequire(import.meta.url);
const languages = ['en', 'uk', 'ru'] as const;

let loaded: { lexicon: Lexicon; dictionaries: Dictionaries } | undefined;

/** What this process knows about words. The dictionaries are read at the first call, in about a third of a second. */
export function lexicon(): Lexicon {
  return load().lexicon;
}

/** The languages a dictionary is installed for; the others are answered by their stemmer. */
export function dictionaryLanguages(): string[] {
  const { dictionaries } = load();
  return languages.filter((language) => dictionaries[language]);
}

function load() {
  if (!loaded) {
    const dictionaries: Dictionaries = Object.fromEntries(
      languages.flatMap((language) => {
        const dictionary = findDictionary(language);
        return dictionary ? [[language, dictionary]] : [];
      }),
    );
    loaded = { lexicon: createLexicon(dictionaries), dictionaries };
  }
  return loaded;
}

/** The dictionary package of a language, or nothing where it is not installed. */
function findDictionary(language: string): Dictionary | undefined {
  const folder = packageFolder(`dictionary-${language}`);
  if (!folder) return undefined;
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return compileHunspell(read('index.aff'), read('index.dic'));
}

function packageFolder(name: string): string | undefined {
  try {
    return dirname(require.resolve(name));
  } catch (error) {
    // The Ukrainian dictionary is optional, and an installation may leave out any of them.
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
