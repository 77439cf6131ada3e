import type { Phrase } from '@earshot/core/call/phrase.ts';
import { isBy, type Who } from '@earshot/core/call/role.ts';
import type { CallLabel } from '@earshot/core/classifiers/call-labels.api.ts';
import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';

/** What one classifier says of a call. */
export type LabelGroup = {
  id: number;
  name: string;
  /** The version that answered; 0 where only people said something. */
  version: number;
  /** What its answers are about, where that is known. */
  unit: Classifier['unit'] | undefined;
  /** Whose words they are about. */
  who: Who;
  /** What the call has, the surest first, what people said before it; then what nobody is sure of, then what it has not. */
  yes: CallLabel[];
  unsure: CallLabel[];
  no: CallLabel[];
};

/** Labels of a call by their classifiers, in the order in which they come; those with nothing answered apart. */
export function groupLabels(
  labels: readonly CallLabel[],
  classifiers: readonly Classifier[],
): { answered: LabelGroup[]; unanswered: Classifier[] } {
  const byId = Map.groupBy(labels, ({ classifier_id }) => classifier_id);
  const answered = Array.from(byId, ([id, own]): LabelGroup => {
    const sorted = [...own].sort(
      (one, other) =>
        Number(other.by === 'person') - Number(one.by === 'person') || other.probability - one.probability,
    );
    const of = (decision: CallLabel['decision']) => sorted.filter((one) => one.decision === decision);
    return {
      id,
      name: own[0]?.classifier ?? '',
      version: own[0]?.version ?? 0,
      unit: classifiers.find((one) => one.id === id)?.unit,
      who: classifiers.find((one) => one.id === id)?.who ?? 'anyone',
      yes: of('yes'),
      unsure: of('unsure'),
      no: of('no'),
    };
  });
  return { answered, unanswered: classifiers.filter(({ id }) => !byId.has(id)) };
}

/** Phrases in which a label may have been said that a person gave and no moment shows; none where a whole call is asked about. */
export function placesFor(
  { by, decision, moments }: CallLabel,
  { unit, who }: Pick<LabelGroup, 'unit' | 'who'>,
  phrases: readonly Phrase[] = [],
): Phrase[] {
  if (by !== 'person' || decision !== 'yes' || moments.length > 0 || unit === 'call') return [];
  return phrases.filter(({ role, words }) => words.length > 0 && isBy(who, role));
}

/** What a person's word on a label takes the place of, as it is said again to take that back. */
export const saidBefore = ({ by, decision }: CallLabel): boolean | null =>
  by === 'person' ? decision === 'yes' : null;
