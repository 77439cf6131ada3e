import type { AuditEntry } from '@earshot/core/audit/audit.api.ts';
import type { AuditAction } from '@earshot/core/audit/audit.ts';
import { useTexts } from '../../lib/i18n.ts';
import type { KeyOf } from '../../lib/texts.ts';
import { auditTexts } from './audit.texts.ts';
import { type Change, changesOf } from './changes.ts';
import { sentenceTexts } from './sentences.texts.ts';
import { useValue } from './use-value.ts';

/** What an entry says, and the values that the sentence does not say itself. */
export type Told = { sentence: string; changes: readonly Change[] };

/** Says an entry of the log in a sentence of the reader's language. */
export function useSentence(): (entry: AuditEntry) => Told {
  const t = useTexts(auditTexts);
  const s = useTexts(sentenceTexts);
  const value = useValue();
  return (entry) => {
    const { action } = entry;
    const who = entry.actor || t(action === 'share.opened' ? 'byLink' : 'system');
    const what = entry.subject || entry.subject_id || who;
    const changes = changesOf(entry).filter((change) => isNews(change, entry.subject));
    const [first] = changes;
    const after = entry.after ?? {};
    if (action === 'member.changed' && changes.length === 1 && first?.names[0] === 'role') {
      const sides = { before: value(first.before, 'role'), after: value(first.after, 'role') };
      return { sentence: s('member.role', { who, what, ...sides }), changes: [] };
    }
    if (action === 'member.invited' && 'role' in after)
      return {
        sentence: s('member.invited_as', { who, what, role: value(after.role, 'role') }),
        changes: [],
      };
    if ((action === 'file.tagged' || action === 'file.untagged') && typeof after.tag === 'string')
      return { sentence: s(`${action}_with`, { who, what, tag: after.tag }), changes: [] };
    if (action === 'session.ended' && what === who)
      return { sentence: s('own_session.ended', { who }), changes };
    if (action === 'file.exported' && entry.subject === null)
      return { sentence: s('calls.exported', { who }), changes };
    const told = toldByAction.get(action);
    const left = changes.filter(({ names }) => names[0] !== told || told === undefined);
    return { sentence: s(action, { who, what }), changes: left };
  };
}

/** The field that the sentence of an action says already. */
const toldByAction: ReadonlyMap<string, string> = new Map([
  ['member.blocked', 'status'],
  ['member.unblocked', 'status'],
  ['member.limited', 'limited_to_teams'],
  ['member.unlimited', 'limited_to_teams'],
]);

/** What a new or a former thing has not got, and the name that the sentence says, need no line. */
function isNews(change: Change, subject: string | null): boolean {
  if ('before' in change && 'after' in change) return true;
  const value = 'after' in change ? change.after : change.before;
  return value !== null && value !== '' && !(change.names.join() === 'name' && value === subject);
}

type Without = Exclude<AuditAction, KeyOf<typeof sentenceTexts>>;
/** Does not compile while an action of the log has no sentence. */
export const everyActionHasItsSentence: [Without] extends [never] ? true : Without = true;
