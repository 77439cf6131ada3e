import { otherRole, type SpeakerRole } from '../call/role.ts';

/** Words by which transcripts name the two sides, in the languages of the product. */
const names: Record<SpeakerRole, ReadonlySet<string>> = {
  operator: new Set(
    'operator agent manager support consultant rep representative оператор агент менеджер консультант підтримка поддержка специалист спеціаліст'.split(
      ' ',
    ),
  ),
  abonent: new Set(
    'abonent customer client caller user subscriber абонент абонентка клієнт клієнтка клиент клиентка покупець покупатель користувач пользователь'.split(
      ' ',
    ),
  ),
};

/** The role that a speaker's label says outright, such as "Agent 2" or "Клієнт". */
export function roleOfLabel(label: string): SpeakerRole | null {
  const first = label.toLowerCase().match(/\p{L}+/u)?.[0] ?? '';
  if (names.operator.has(first)) return 'operator';
  if (names.abonent.has(first)) return 'abonent';
  return null;
}

/** Whether a label says nothing but the role, so that it is nobody's name. */
export function isRoleWord(label: string): boolean {
  const word = label.trim().toLowerCase();
  return names.operator.has(word) || names.abonent.has(word);
}

/**
 * Roles of all labels of a conversation. Of exactly two speakers, one known role gives the other; two unknown
 * ones stay unknown.
 */
export function rolesOfLabels(labels: readonly string[]): Map<string, SpeakerRole | null> {
  const roles = new Map(labels.map((label) => [label, roleOfLabel(label)]));
  if (roles.size !== 2) return roles;
  const [[a, roleA], [b, roleB]] = [...roles] as [[string, SpeakerRole | null], [string, SpeakerRole | null]];
  if (roleA !== null && roleB === null) roles.set(b, otherRole(roleA));
  if (roleB !== null && roleA === null) roles.set(a, otherRole(roleB));
  return roles;
}
