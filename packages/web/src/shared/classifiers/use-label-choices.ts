import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMayFor } from '../users.queries.ts';
import { classifiersQuery } from './classifiers.queries.ts';

export type LabelChoice = {
  id: number;
  name: string;
  label: string;
  classifier: string;
  classifier_id: number;
};

/** Every label of the workspace; where two have the same name, with the classifier that it is of. Undefined until they are known. */
export function useLabelChoices(): LabelChoice[] | undefined {
  const may = useMayFor();
  const classifiers = useQuery({ ...classifiersQuery(), enabled: may('classifiers.read') }).data?.results;
  return useMemo(() => {
    if (classifiers === undefined) return undefined;
    const all = classifiers.flatMap(({ id, name, labels }) =>
      labels.map((label) => ({
        id: label.id,
        label: label.name,
        classifier: name,
        classifier_id: id,
      })),
    );
    const counts = Map.groupBy(all, ({ label }) => label.toLowerCase());
    return all.map((one) => {
      const isShared = (counts.get(one.label.toLowerCase())?.length ?? 0) > 1;
      return { ...one, name: isShared ? `${one.label} (${one.classifier})` : one.label };
    });
  }, [classifiers]);
}
