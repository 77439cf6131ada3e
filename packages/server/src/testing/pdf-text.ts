import { inflateSync } from 'node:zlib';

/** What pages of a PDF say, text by text in their order, and where its links lead: as a viewer would find it. */
export function readPdf(bytes: Buffer): { pages: string[][]; links: string[] } {
  const source = bytes.toString('latin1');
  const objects = new Map(
    Array.from(source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm), ([, id = '', body = '']) => [id, body]),
  );
  const streamOf = (id: string): string => {
    const [, packed = ''] = /stream\n([\s\S]*)\nendstream/.exec(objects.get(id) ?? '') ?? [];
    return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
  };
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  const fontOf = (id: string) => {
    const [, cmap = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
    const known = fonts.get(id) ?? lettersOf(streamOf(cmap));
    fonts.set(id, known);
    return known;
  };
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body));
  return {
    pages: pages.map((body) => {
      const [, contents = ''] = /\/Contents (\d+) 0 R/.exec(body) ?? [];
      const [, resources = ''] = /\/Resources (\d+) 0 R/.exec(body) ?? [];
      const named = new Map(
        Array.from(
          (objects.get(resources) ?? '').matchAll(/\/(F\d+) (\d+) 0 R/g),
          ([, name = '', id = '']) => [name, fontOf(id)],
        ),
      );
      return Array.from(
        streamOf(contents).matchAll(/\/(F\d+) [\d.]+ Tf[\s\S]*?\[([^\]]*)\] TJ/g),
        ([, name = '', shown = '']) =>
          Array.from(shown.matchAll(/<([0-9a-f]*)>/g), ([, codes = '']) =>
            Array.from(codes.matchAll(/.{4}/g), ([code]) => named.get(name)?.get(code) ?? '\uFFFD').join(''),
          ).join(''),
      );
    }),
    links: Array.from(source.matchAll(/\/URI \((.*?)\)\n/g), ([, url = '']) => url.replaceAll('\\', '')),
  };
}

/** Letters by the code of their outline, from a table of `bfrange` lines with a list each. */
function lettersOf(table: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = '0', list = ''] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)) {
    const texts = Array.from(list.matchAll(/<([0-9a-f ]*)>/g), ([, text = '']) => text.replaceAll(' ', ''));
    for (const [at, text] of texts.entries())
      letters.set(
        (Number.parseInt(first, 16) + at).toString(16).padStart(4, '0'),
        Buffer.from(text, 'hex').swap16().toString('utf16le'),
      );
  }
  return letters;
}
