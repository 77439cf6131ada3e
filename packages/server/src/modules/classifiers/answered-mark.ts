import { createHash } from 'node:crypto';
import type { Ctx } from '../../platform/context.ts';
import type { OfVersion } from './answered.sql.ts';

/** A call that a version answered, and when. */
type Answered = { file_id: string; at: Date };

/** What stands for a call as a version answered it: analysed anew it is another. */
export const answeredKey = (
  { workspaceId }: Pick<Ctx, 'workspaceId'>,
  { classifierId, version }: OfVersion,
  { file_id, at }: Answered,
): string => [workspaceId, classifierId, version, file_id, at.getTime()].join(' ');

/** The same of some of them, in their order; short, however many they are. */
export const markOf = (keys: readonly string[]): string =>
  createHash('sha256').update(keys.join()).digest('base64');
