import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { isFirstText } from './first-page.ts';

const src = join(import.meta.dirname, '../src');
const library = join(src, 'lib/texts.ts');
const textFile = /\.texts\.ts$/;
/** `virtual:texts/ua/first`. */
const table = /^\0?virtual:texts\/(en|ua|ru)\/(first|rest)$/;

type Entry = Record<'en' | 'ua' | 'ru', unknown>;
type Texts = { namespace: string; entries: Record<string, Entry> };

/**
 * Splits the texts, which are written three languages side by side, so that a browser loads one: a `*.texts.ts` keeps
 * its names only, and `virtual:texts/LOCALE/PART` holds the words of all of them in one language.
 */
export function splitTexts(): Plugin {
  return {
    name: 'earshot:texts',
    enforce: 'pre',
    resolveId(id) {
      return table.test(id) ? `\0${id}` : undefined;
    },
    async load(id) {
      const asked = table.exec(id);
      if (asked !== null)
        return tableOf(asked[1] as keyof Entry, asked[2] === 'first', (path) => this.addWatchFile(path));
      if (!textFile.test(id)) return undefined;
      const names = Object.entries(await textsIn(id)).map(
        ([name, { namespace }]) => `export const ${name} = /* @__PURE__ */ texts('${namespace}', {});`,
      );
      return `import { texts } from ${JSON.stringify(library)};\n${names.join('\n')}\n`;
    },
    /** Names the file of the first words of each language, so that `first-paint.js` can ask for it at once. */
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const names = Object.values(bundle ?? {}).flatMap((part) => {
          const [, locale, which] = (part.type === 'chunk' && table.exec(part.facadeModuleId ?? '')) || [];
          return which === 'first' ? [` data-words-${locale}="/${part.fileName}"`] : [];
        });
        return html.replace('<html lang="en"', `<html lang="en"${names.join('')}`);
      },
    },
    hotUpdate({ file, server }) {
      // The words are in another module than the file: nothing less than the whole page has them all.
      if (textFile.test(file)) server.ws.send({ type: 'full-reload' });
    },
  };
}

async function tableOf(
  locale: keyof Entry,
  isFirst: boolean,
  watch: (path: string) => void,
): Promise<string> {
  const words: Record<string, Record<string, unknown>> = {};
  for (const path of globSync('**/*.texts.ts', { cwd: src }).sort()) {
    if (isFirstText(path) !== isFirst) continue;
    watch(join(src, path));
    for (const { namespace, entries } of Object.values(await textsIn(join(src, path))))
      words[namespace] = Object.fromEntries(
        Object.entries(entries).map(([key, entry]) => [key, entry[locale]]),
      );
  }
  return `export const words = ${JSON.stringify(words)};\n`;
}

/** The files are plain data, which Node.js reads as they are; the time makes it read a changed one again. */
async function textsIn(path: string): Promise<Record<string, Texts>> {
  return import(`${pathToFileURL(path).href}?${statSync(path).mtimeMs}`);
}
