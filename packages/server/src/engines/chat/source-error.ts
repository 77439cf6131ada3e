import type { SourceFailureKind } from '@earshot/core/emotions/emotions.ts';

/** Why a connected server gave no answer. */
export function sourceError(kind: SourceFailureKind, detail: string): Error & { kind: SourceFailureKind } {
  return Object.assign(new Error(detail), { kind });
}
