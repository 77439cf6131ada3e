/** Whether a classifier notices that a text is about nothing it has learned. */
import { generator, shuffled } from '@earshot/core/random.ts';
import {
  drawEach,
  type LabelledText,
  readBanking,
  readInsurance,
  readTurns,
  wordsOnly,
} from './classifier-texts.ts';
import { ask, labelsOf, learnTexts, meanAndSpread, shareOf, type Trained } from './classifier-trial.ts';
import { percentile, table } from './results.ts';

const draws = 6;
const examples = 30;
const kept = 15;
const lost = 0.05;
/** Turns of these intents are no request. */
const notRequests = /contentonly|confirmation|rejection|thankyou|outofdomain|greeting/;

export async function classifierUnknown(data: string): Promise<string> {
  const { train, test } = await readBanking(data);
  const insurance = await readInsurance(data);
  const airline = wordsOnly(await readTurns(data, 'airline', 'test')).filter(
    ({ label }) => !notRequests.test(label),
  );
  const trials = Array.from({ length: draws }, (_, at) => {
    const out = new Set(shuffled(labelsOf(train), generator(at + 1)).slice(0, kept));
    const isKnown = ({ label }: LabelledText) => !out.has(label);
    const { drawn } = drawEach(train.filter(isKnown), examples, at + 1);
    return trialOf(learnTexts(drawn, at + 1), {
      known: test.filter(isKnown),
      near: test.filter((text) => !isKnown(text)),
      insurance,
      airline,
    });
  });
  const row = (title: string, of: keyof Trial['own'], target: string) => [
    title,
    meanAndSpread(trials.map(({ at }) => at[of])),
    target,
    meanAndSpread(trials.map(({ own }) => own[of])),
  ];
  return [
    `BANKING77, ${examples} examples of each of ${77 - kept} intents, ${draws} draws of the ${kept} that are kept out. *Near* are
texts of those, *far* ${insurance.length} requests to an insurance and ${airline.length} to an airline.`,
    table(
      [
        'texts',
        'noticed where 5 % of the known are lost',
        'target',
        'noticed where the classifier says so itself',
      ],
      [
        row('known (lost)', 'known', ''),
        row('near', 'near', '≥ .28'),
        row('far, insurance', 'insurance', '≥ .75'),
        row('far, airline', 'airline', '≥ .75'),
      ],
    ),
  ].join('\n\n');
}

type Texts = Record<'known' | 'near' | 'insurance' | 'airline', readonly LabelledText[]>;
type Trial = ReturnType<typeof trialOf>;

/** By the score of the likeliest label, at the score that loses so many of the known, and at the one that was learned. */
function trialOf(trained: Trained, { known, near, insurance, airline }: Texts) {
  const told = (texts: readonly LabelledText[]) => texts.map((text) => ask(trained, text));
  const all = { known: told(known), near: told(near), insurance: told(insurance), airline: told(airline) };
  const least = percentile(
    all.known.map(({ score }) => score),
    lost,
  );
  const shares = (is: (one: ReturnType<typeof ask>) => boolean) => ({
    known: shareOf(all.known, is),
    near: shareOf(all.near, is),
    insurance: shareOf(all.insurance, is),
    airline: shareOf(all.airline, is),
  });
  return { at: shares(({ score }) => score < least), own: shares(({ isUnknown }) => isUnknown) };
}
