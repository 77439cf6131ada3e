import { trainLogistic } from '../learning/logistic-regression.ts';
import { denseRow } from '../learning/sparse-row.ts';
import { scalesOf, standardise } from '../learning/standardise.ts';
import { callFeatures } from './call-features.ts';
import type { CallReading } from './call-reader.ts';
import { type CallFeatureName, callFeatureNames } from './feature-names.ts';
import type { Reason, Scorer } from './scorer.ts';

/** Strongly regularised: reviews are few beside what can be known of a call. */
const cost = 0.03;

/** A scorer from the named features of calls. */
export function learnFeatures(readings: readonly CallReading[], answers: readonly boolean[]): Scorer {
  const rows = readings.map(({ features }) => callFeatureNames.map((name) => features[name].value));
  const scales = scalesOf(rows);
  const trusted = rows.map((row) =>
    denseRow(
      row.map((value, at) => {
        const name = callFeatureNames[at] as CallFeatureName;
        return standardise(value, scales[at] ?? { mean: 0, deviation: 0 }) * callFeatures[name].trust;
      }),
    ),
  );
  const { bias, weights } = trainLogistic(trusted, answers, { features: callFeatureNames.length, cost });
  const features = callFeatureNames.map((name, at) => ({
    name,
    ...(scales[at] ?? { mean: 0, deviation: 0 }),
    weight: (weights[at] ?? 0) * callFeatures[name].trust,
  }));
  return { bias, features, terms: [] };
}

/** What each feature of a call adds to its score. A feature that is no longer known adds nothing. */
export function featureReasons({ features }: Scorer, reading: CallReading): Reason[] {
  return features.flatMap(({ name, weight, ...scale }) => {
    const known = Object.hasOwn(reading.features, name) ? reading.features[name as CallFeatureName] : null;
    if (known === null) return [];
    const value = standardise(known.value, scale);
    const { phrase_ids } = known;
    return [{ feature: name, contribution: weight * value, is_less: value < 0, phrase_ids }];
  });
}
