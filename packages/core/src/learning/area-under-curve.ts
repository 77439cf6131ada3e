/**
 * The share of pairs of a yes and a no in which the yes has the higher score, a tie counting half (the area under the ROC curve, Hanley
 * and McNeil 1982). 0.5 where there is no pair.
 */
export function areaUnderCurve(scores: readonly number[], answers: readonly boolean[]): number {
  const order = [...scores.keys()].sort((one, other) => (scores[one] ?? 0) - (scores[other] ?? 0));
  let [below, right, yes] = [0, 0, 0];
  for (let from = 0; from < order.length; ) {
    let [to, ties, tiedNo] = [from, 0, 0];
    for (; to < order.length && scores[order[to] ?? 0] === scores[order[from] ?? 0]; to += 1) {
      if (answers[order[to] ?? 0]) ties += 1;
      else tiedNo += 1;
    }
    right += ties * (below + tiedNo / 2);
    yes += ties;
    below += tiedNo;
    from = to;
  }
  return yes === 0 || below === 0 ? 0.5 : right / (yes * below);
}
