import type { GroupInput } from '@earshot/core/goals/questions.ts';
import { ShieldAlert } from 'lucide-react';
import { formatPercent } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { editorTexts } from './editor.texts.ts';
import { pointsOf } from './goal-draft.ts';

/** What each group weighs: the share of its points in all of them. */
export function WeightsBar({ groups }: { groups: readonly GroupInput[] }) {
  const t = useTexts(editorTexts);
  const all = groups.reduce((sum, group) => sum + pointsOf(group), 0);
  return (
    <ul className="weights-bar" aria-label={t('weights')}>
      {groups.map((group, at) => {
        const share = all === 0 ? 0 : pointsOf(group) / all;
        return (
          <li
            key={group.id ?? `new-${at}`}
            className={group.is_control ? 'critical' : ''}
            style={{ flexGrow: Math.max(0.08, share) }}
            title={`${group.name} ${formatPercent(share)}`}
          >
            {group.is_control && <ShieldAlert size={12} aria-hidden />}
            <span className="el">{group.name}</span>
            <b className="num">{formatPercent(share)}</b>
          </li>
        );
      })}
    </ul>
  );
}
