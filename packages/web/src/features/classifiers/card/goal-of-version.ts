import { LabelGoal } from '@earshot/core/classifiers/classifiers.ts';
import { z } from 'zod';

const Learned = z.object({ labels: z.array(z.object({ id: z.int(), goal: LabelGoal })) });

/** What the threshold of a label was chosen for when a version was learned; undefined where it is not told. */
export const goalOfVersion = (body: Record<string, unknown>, labelId: number): LabelGoal | undefined =>
  Learned.safeParse(body).data?.labels.find(({ id }) => id === labelId)?.goal;
