import type { ProjectInput } from './projects.ts';
import type { TriggerType } from './triggers.ts';

type Issue = {
  code: 'projects.trigger_twice' | 'projects.trigger_pattern' | 'projects.trigger_empty';
  type: TriggerType;
};

/** The first thing that is wrong with the triggers of a project by themselves. */
export function triggerIssue({
  triggers,
  patterns,
}: Pick<ProjectInput, 'triggers' | 'patterns'>): Issue | undefined {
  const types = new Set<TriggerType>();
  const ids = new Set<string>();
  for (const trigger of triggers) {
    const { type, id, on } = trigger;
    if (types.has(type) || ids.has(id)) return { code: 'projects.trigger_twice', type };
    types.add(type);
    ids.add(id);
    if (type === 'notify' && trigger.user_ids.length === 0 && trigger.emails.length === 0)
      return { code: 'projects.trigger_empty', type };
    const marked = type === 'mark' ? trigger.tags.flatMap(({ pattern_id }) => pattern_id ?? []) : [];
    const named = [...(on === 'any' ? [] : on), ...marked];
    if (named.some((pattern) => !patterns.includes(pattern)))
      return { code: 'projects.trigger_pattern', type };
  }
  return undefined;
}
