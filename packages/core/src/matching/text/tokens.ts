import { contractedWords } from './contracted-words.ts';
import { isJoining, joinedForms } from './joined.ts';
import type { Lexicon } from './lexicon.ts';
import { alsoOrdinaryWords } from './number-words.ts';
import { findNumbers } from './numbers.ts';
import { cutWord, type Piece, wordsOf } from './pieces.ts';

/** One word of a text as the matching language sees it. */
export type Token = {
  /** The word as said, normalised. */
  form: string;
  /** Lemmas or stems, and the value (`#25`) where a number, in digits or in words, ends here. */
  terms: readonly string[];
  /** Position in the list of words the token comes from. A hyphenated word gives several tokens of one position. */
  word: number;
  /** Where a number said in several words began; absent everywhere else. */
  from_word?: number;
};

/** A word of a query; a number said in several words is one. */
export type QueryToken = {
  /** As written, normalised; the words of a number are parted by spaces. */
  form: string;
  forms: readonly string[];
  /** Any one of these finds the word. None for a beginning (`оплат*`), which is compared with the forms. */
  terms: readonly string[];
  prefix: boolean;
};

/** Tokens of a phrase's words, in order; punctuation gives none. */
export function tokensOf(words: readonly string[], lexicon: Lexicon): Token[] {
  return tokensOfPieces(allPieces(words), lexicon);
}

/** Tokens of a text with their places in it. */
export function tokensOfText(text: string, lexicon: Lexicon): (Token & { start: number; end: number })[] {
  const words = wordsOf(text);
  const pieces = allPieces(words.map((word) => word.text));
  return tokensOfPieces(pieces, lexicon).map((token, at) => {
    const piece = pieces[at] as Piece;
    const start = words[piece.word]?.start ?? 0;
    return { ...token, start: start + piece.start, end: start + piece.end };
  });
}

/** The words of a query. Several query tokens are to be found one after the other. */
export function queryTokens(text: string, lexicon: Lexicon): QueryToken[] {
  const words = wordsOf(text).map((word) => word.text);
  const pieces = allPieces(words);
  const numbers = new Map(findNumbers(pieces).map((number) => [number.from, number]));
  const tokens: QueryToken[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] as Piece;
    const number = numbers.get(at);
    const next = pieces[at + 1];
    if (/\*\P{L}*$/u.test(words[piece.word] ?? '') && next?.word !== piece.word) {
      tokens.push({ form: piece.form, forms: [piece.form], terms: [], prefix: true });
    } else if (number) {
      const forms = pieces.slice(at, number.to + 1).map(({ form }) => form);
      tokens.push({
        form: forms.join(' '),
        forms,
        terms: numberTerms(forms, number.value, lexicon),
        prefix: false,
      });
      at = number.to;
    } else if (next && !next.apart && isJoining(piece.form)) {
      const forms = [piece.form, next.form];
      tokens.push({
        form: forms.join(next.hyphened ? '-' : ' '),
        forms,
        terms: lexicon.termsOf(forms.join('')),
        prefix: false,
      });
      at += 1;
    } else {
      tokens.push({
        form: piece.form,
        forms: [piece.form],
        terms: lexicon.termsOf(piece.form),
        prefix: false,
      });
    }
  }
  return tokens;
}

function numberTerms(forms: readonly string[], value: string, lexicon: Lexicon): string[] {
  const [form = ''] = forms;
  const isOrdinary = forms.length === 1 && alsoOrdinaryWords.has(form);
  return [...(isOrdinary ? lexicon.termsOf(form) : []), `#${value}`];
}

/** A word that ends in punctuation parts the number it may end from the one that may follow. */
function allPieces(words: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let isApart = true;
  for (const [word, written] of words.entries()) {
    const cut = cutWord(written);
    let apart = isApart;
    for (const { form, start, end, digits, hyphened, apart: parted } of cut.pieces) {
      pieces.push({ form, word, start, end, digits, hyphened, apart: apart || parted });
      apart = false;
    }
    isApart = cut.pieces.length > 0 ? cut.endsApart : true;
  }
  return pieces;
}

function tokensOfPieces(pieces: readonly Piece[], lexicon: Lexicon): Token[] {
  const numbers = findNumbers(pieces);
  let next = 0;
  return pieces.map((piece, at) => {
    const { form, word } = piece;
    const number = numbers[next]?.to === at ? numbers[next] : undefined;
    if (number) next += 1;
    const own = piece.digits === undefined ? lexicon.termsOf(form) : [];
    const more = [
      ...contractedWords(form).flatMap(lexicon.termsOf),
      ...joinedForms(pieces, at).flatMap(lexicon.termsOf),
      ...(number ? [`#${number.value}`] : []),
    ];
    const from_word = number && pieces[number.from]?.word;
    const token = { form, terms: more.length > 0 ? [...new Set([...own, ...more])] : own, word };
    return from_word === undefined || from_word === word ? token : { ...token, from_word };
  });
}
