import type { SpeakerRole } from '@earshot/core/call/role.ts';
import type { Position, Setting } from '@earshot/core/classifiers/setting.ts';

/** A setting as rows keep it. */
export type KeptSetting = {
  role: string | null;
  phrases_before: number | null;
  phrases_after: number | null;
};

export const positionOf = ({
  phrases_before: before,
  phrases_after: after,
}: Omit<KeptSetting, 'role'>): Position | null =>
  before === null || after === null ? null : { before, after };

export const settingOf = (row: KeptSetting): Setting => ({
  role: row.role as SpeakerRole | null,
  position: positionOf(row),
});

export const keptPosition = (position: Position | null): Omit<KeptSetting, 'role'> => ({
  phrases_before: position?.before ?? null,
  phrases_after: position?.after ?? null,
});
