import type { Detection } from '@earshot/core/detection/detection.ts';
import type { Preview, RuleKind } from '@earshot/core/rules/rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { isWhole } from '../builder/detection-draft.ts';
import { previewQuery } from '../rules.queries.ts';

export const periods = [7, 30, 90, 365, 3650] as const;
/** Long enough not to ask at every letter, short enough to feel at once. */
const restMs = 400;

export type PreviewState = {
  days: number;
  setDays: (days: number) => void;
  /** Of before, while a new answer is on its way. */
  answer: Preview | undefined;
  isFresh: boolean;
  isWhole: boolean;
  error: unknown;
};

/** What a rule would do to past calls, asked again when the rule or the period changes. */
export function usePreview(kind: RuleKind, detection: Detection, id: number | null): PreviewState {
  const [days, setDays] = useState<number>(30);
  const rested = useDebounced(detection, restMs);
  const isAsked = isWhole(detection) && isWhole(rested);
  const query = useQuery({ ...previewQuery(kind, rested, days, id), enabled: isAsked });
  const isRested = JSON.stringify(rested) === JSON.stringify(detection);
  return {
    days,
    setDays,
    answer: isWhole(detection) ? query.data : undefined,
    isFresh: isAsked && isRested && !query.isFetching,
    isWhole: isWhole(detection),
    error: isRested && isAsked ? query.error : null,
  };
}
