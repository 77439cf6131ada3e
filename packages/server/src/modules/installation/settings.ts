import type { Services } from '../../platform/context.ts';
import { findSetting, putSetting, removeSetting } from './settings.store.ts';

/** A setting of the whole installation, as its owner stored it; undefined where it was never set. */
export function readSetting({ db }: Pick<Services, 'db'>, key: string): Promise<unknown> {
  return findSetting(db, key);
}

/** Undefined removes it. */
export function saveSetting({ db }: Pick<Services, 'db'>, key: string, value: unknown): Promise<void> {
  return value === undefined ? removeSetting(db, key) : putSetting(db, key, value);
}
