/** In so many series of answers that are right as often as before, somebody is ever told otherwise. */
const mistaken = 0.05;

/**
 * Whether something is right less often than a share, however often one looks while answers come in: a test that is made anew with
 * each answer finds a loss in a third of the series in which nothing changed. Told where all smaller shares together, each as likely as
 * the other, explain the answers twenty times as well as the share itself (Ville 1939; Robbins 1970, with a uniform mixture).
 */
export function fellBelow({ n, right }: { n: number; right: number }, share: number): boolean {
  if (n === 0 || share <= 0) return false;
  if (share >= 1) return right < n;
  const exactly = logBinomial(n, right, share);
  // How likely more than `right` of one answer more are, each term from the one before.
  let term = logBinomial(n + 1, right + 1, share);
  let more = 0;
  for (let k = right + 1; k <= n + 1; k += 1) {
    more += Math.exp(term);
    term += Math.log(((n + 1 - k) / (k + 1)) * (share / (1 - share)));
  }
  return Math.log(more) - Math.log(share * (n + 1)) - exactly > -Math.log(mistaken);
}

/** The logarithm of how likely `k` of `n` are where each is with a probability. */
function logBinomial(n: number, k: number, probability: number): number {
  let log = k * Math.log(probability) + (n - k) * Math.log(1 - probability);
  for (let i = 1; i <= k; i += 1) log += Math.log((n - k + i) / i);
  return log;
}
