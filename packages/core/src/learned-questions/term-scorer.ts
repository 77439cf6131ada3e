import { trainLogistic } from '../learning/logistic-regression.ts';
import { countedRows, type TermLists, type TermWeights, termRows, termWeights } from '../learning/tf-idf.ts';
import type { CallReading } from './call-reader.ts';
import type { Reason, Scorer } from './scorer.ts';

const cost = 1;
/** Terms of a single call tell nothing of others. */
const fewestCalls = 2;
/** The heaviest terms say nearly all, and a model stays some kilobytes. */
const mostTerms = 150;

const nameOf = (list: string, term: string) => `${list}: ${term}`;

/** What a call says, by the names of its terms. */
function listsOf({ terms }: CallReading): TermLists {
  return terms.map(({ name, terms: said }) =>
    [...said].flatMap(([term, phrases]) => phrases.map(() => nameOf(name, term))),
  );
}

/**
 * A scorer from the words of calls, by who says them and where. It is learned twice: from all terms, and again from those that weighed
 * most.
 */
export function learnTerms(readings: readonly CallReading[], answers: readonly boolean[]): Scorer {
  const texts = readings.map(listsOf);
  const all = termWeights(texts, fewestCalls);
  const first = learn(all, texts, answers);
  const heaviest = [...all.terms.keys()]
    .sort(
      (one, other) => Math.abs(first.weights[other] ?? 0) - Math.abs(first.weights[one] ?? 0) || one - other,
    )
    .slice(0, mostTerms)
    .sort((one, other) => one - other);
  const kept = {
    terms: heaviest.map((at) => all.terms[at] ?? ''),
    idf: heaviest.map((at) => all.idf[at] ?? 0),
  };
  const { bias, weights } = all.terms.length <= mostTerms ? first : learn(kept, texts, answers);
  const terms = kept.terms.map((name, at) => ({ name, idf: kept.idf[at] ?? 0, weight: weights[at] ?? 0 }));
  return { bias, features: [], terms };
}

function learn(terms: TermWeights, texts: readonly TermLists[], answers: readonly boolean[]) {
  const rowOf = termRows(terms);
  return trainLogistic(texts.map(rowOf), answers, { features: terms.terms.length, cost });
}

/** Gives what each term of a call adds to its score. Only the terms of the scorer are looked up: a call has many more. */
export function termReasons({ terms }: Scorer): (reading: CallReading) => Reason[] {
  const rowOf = countedRows(terms.map(({ idf }) => idf));
  const sought = Map.groupBy(
    terms.map(({ name, weight }, place) => ({ name, weight, place, ...partsOf(name) })),
    ({ list }) => list,
  );
  return (reading) => {
    if (terms.length === 0) return [];
    const found = reading.terms.map(({ name: list, terms: said }) =>
      (sought.get(list) ?? []).flatMap((one) => {
        const phrases = said.get(one.term);
        return phrases === undefined ? [] : [{ ...one, phrases }];
      }),
    );
    const { value } = rowOf(
      found.map((list) => list.map(({ place, phrases }): [number, number] => [place, phrases.length])),
    );
    return found.flat().map(({ name, weight, phrases }, index) => {
      return {
        feature: name,
        contribution: weight * (value[index] ?? 0),
        is_less: false,
        phrase_ids: [...new Set(phrases)],
      };
    });
  };
}

/** A name of a term taken apart again; no list has a colon in its name. */
function partsOf(name: string): { list: string; term: string } {
  const at = name.indexOf(': ');
  return { list: name.slice(0, at), term: name.slice(at + 2) };
}
