const k1 = 1.2;
const b = 0.75;

export function plainTokens(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

export function wordTokens(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Okapi BM25 as textbooks have it: from the tokens of a query the best documents, best first. */
export function createBm25(documents: readonly string[][]): (tokens: string[], most: number) => number[] {
  const postings = new Map<string, Map<number, number>>();
  for (const [at, tokens] of documents.entries()) {
    for (const token of tokens) {
      const posting = postings.get(token) ?? new Map<number, number>();
      postings.set(token, posting);
      posting.set(at, (posting.get(at) ?? 0) + 1);
    }
  }
  const mean = documents.reduce((sum, tokens) => sum + tokens.length, 0) / documents.length;
  return (tokens, most) => {
    const scores = new Map<number, number>();
    for (const token of tokens) {
      const posting = postings.get(token) ?? new Map<number, number>();
      const idf = Math.log(1 + (documents.length - posting.size + 0.5) / (posting.size + 0.5));
      for (const [at, count] of posting) {
        const length = documents[at]?.length ?? 0;
        const score = (idf * count * (k1 + 1)) / (count + k1 * (1 - b + (b * length) / mean));
        scores.set(at, (scores.get(at) ?? 0) + score);
      }
    }
    return [...scores]
      .sort((one, other) => other[1] - one[1] || one[0] - other[0])
      .slice(0, most)
      .map(([at]) => at);
  };
}
