import type { RuleKind } from '@earshot/core/rules/rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { create } from 'zustand';
import { useNotify } from '../../use-notify.ts';
import { markRule, marksQuery } from '../rules.queries.ts';

type Marks = Readonly<Record<string, boolean | null>>;
type Unsaved = {
  marks: Marks;
  /** The calls that the rule finds as it stands in the editor, as far as the sample goes. */
  found: readonly string[];
};
const none: Unsaved = { marks: {}, found: [] };

/** Marks of rules as they stand in an editor: they belong to the version that is made of it. */
const useUnsaved = create<Record<string, Unsaved>>()(() => ({}));
const placeOf = (kind: RuleKind, id: number | null) => `${kind}/${id ?? 'new'}`;
const put = (place: string, change: Partial<Unsaved>) =>
  useUnsaved.setState((all) => ({ [place]: { ...none, ...all[place], ...change } }));

export type Marking = {
  /** By the call: whether the rule is right about it. */
  marks: ReadonlyMap<string, boolean>;
  /** Null takes a mark back. */
  mark: (fileId: string, isRight: boolean | null) => void;
  found: (fileIds: readonly string[]) => void;
};

/** Marks of right and wrong: kept at once with the stored version, and till it is saved with what is being written. */
export function useMarks(
  kind: RuleKind,
  { id, version }: { id: number | null; version: number | null },
  /** What stands in the editor is not what is stored, or may not be changed. */
  isHeldBack: boolean,
): Marking {
  const notify = useNotify();
  const place = placeOf(kind, id);
  const unsaved = useUnsaved((all) => all[place]?.marks ?? none.marks);
  const stored = useQuery({ ...marksQuery(kind, id ?? 0), enabled: id !== null }).data?.marks;
  const marks = useMemo(() => {
    const all: Record<string, boolean | null> = {};
    for (const { file_id, is_right } of stored ?? []) all[file_id] = is_right;
    const shown = Object.entries({ ...all, ...unsaved });
    return new Map(shown.filter((one): one is [string, boolean] => one[1] !== null));
  }, [stored, unsaved]);
  const mark = (fileId: string, isRight: boolean | null) => {
    const before = useUnsaved.getState()[place]?.marks ?? none.marks;
    put(place, { marks: { ...before, [fileId]: isRight } });
    if (isHeldBack || id === null || version === null) return;
    markRule(kind, { id, version }, [{ file_id: fileId, is_right: isRight }]).catch(notify.failed);
  };
  const found = useCallback((fileIds: readonly string[]) => put(place, { found: fileIds }), [place]);
  return { marks, mark, found };
}

/** Keeps with the version that was just saved what was marked of it before, as far as it finds those calls. */
export async function sendUnsavedMarks(
  kind: RuleKind,
  was: number | null,
  rule: { id: number; version: number },
): Promise<void> {
  const { marks, found } = useUnsaved.getState()[placeOf(kind, was)] ?? none;
  const sent = found.flatMap((file_id) => {
    const is_right = marks[file_id];
    return is_right === undefined ? [] : [{ file_id, is_right }];
  });
  useUnsaved.setState({ [placeOf(kind, was)]: none });
  // What was saved is saved; marks that are lost are made again.
  if (sent.length > 0) await markRule(kind, rule, sent).catch(() => {});
}
