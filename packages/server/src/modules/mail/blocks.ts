/** What a letter is made of. Each block is written once as text and once as HTML; whatever it holds is escaped there. */

/** A piece of a line. `look` is what it means; in plain text it is only its words. */
export type Piece =
  | string
  | { text: string; look?: 'strong' | 'quiet' | 'mark' | 'good' | 'bad'; href?: string | undefined };

export type Line = readonly Piece[];

export type Link = { label: string; href: string };

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'subheading'; text: string }
  | { kind: 'paragraph'; line: Line; isQuiet?: boolean }
  /** Bars side by side, the last of them the present one; `from` and `to` are what stands below their ends. */
  | { kind: 'bars'; values: readonly number[]; from: string; to: string }
  /** The first column is words, the others are numbers. */
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly Piece[])[] }
  /** What was said at a moment of a call; `at` leads there. */
  | { kind: 'quote'; at: Link; said: Line; about: Line }
  /** A file of the letter; `alt` is what it shows. */
  | { kind: 'picture'; cid: string; alt: string; width_px: number; href?: string }
  | { kind: 'button'; link: Link }
  | { kind: 'links'; links: readonly Link[] }
  | { kind: 'rule' };

export const wordsOf = (piece: Piece): string => (typeof piece === 'string' ? piece : piece.text);

const joined = (line: Line) => line.map(wordsOf).join('');

/** A block as lines of plain text; a link stands behind its words. */
export function textOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'subheading':
      return block.text;
    case 'paragraph':
      return joined(block.line);
    case 'bars':
      return `${block.from}: ${block.values.slice(0, -1).join(', ')}`;
    case 'table':
      return [block.head, ...block.rows.map((row) => row.map(wordsOf))]
        .map((row) => row.join(' · '))
        .join('\n');
    case 'quote':
      return [`${block.at.label} ${joined(block.said)}`, joined(block.about), block.at.href].join('\n');
    case 'picture':
      return block.alt;
    case 'button':
      return `${block.link.label}:\n\n${block.link.href}`;
    case 'links':
      return block.links.map(({ label, href }) => `${label}: ${href}`).join('\n');
    case 'rule':
      return '';
  }
}
