import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconAction } from '../../../components/IconAction.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { AuthorCell, CallsCell } from './ListCells.tsx';
import { ruleListTexts } from './list.texts.ts';

export type RuleSection = 'tags' | 'patterns' | 'scripts' | 'segments' | 'goals' | 'conversions';

/** What a list shows of everything in it. */
export type ListedRule = {
  id: number;
  name: string;
  description?: string;
  /** Null where they cannot be counted. */
  files: number | null;
  files_is_capped?: boolean;
  author: string | null;
  locked: boolean;
  can_change: boolean;
};

type Props = {
  section: RuleSection;
  rule: ListedRule;
  label: ReactNode;
  actions: ReactNode;
  onRemove: (() => void) | undefined;
  /** The cells between the name and the calls. */
  children: ReactNode;
};

/** One line of the list; its name opens the rule, its number of calls opens the calls. */
export function RuleRow({ section, rule, label, actions, onRemove, children }: Props) {
  const t = useTexts(ruleListTexts);
  const { id, name, description, files, files_is_capped, author, locked, can_change } = rule;
  return (
    <tr>
      <td>
        <Link to={`/${section}`} search={{ id: String(id) }}>
          {label ?? name}
        </Link>
        {description && <span className="rule-words">{description}</span>}
      </td>
      {children}
      <CallsCell
        count={files}
        isCapped={files_is_capped ?? false}
        name={name}
        filter={{ [section]: String(id) }}
      />
      <AuthorCell author={author} locked={locked} />
      <td className="number">
        {actions}
        {onRemove && can_change && (
          <IconAction size="small" label={t('removeOf', { name })} onClick={onRemove}>
            <Trash2 size={14} />
          </IconAction>
        )}
      </td>
    </tr>
  );
}
