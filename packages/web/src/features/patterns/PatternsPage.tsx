import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Copy, ScanText } from 'lucide-react';
import { IconAction } from '../../components/IconAction.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useDescribe } from '../../shared/rules/builder/describe.ts';
import { ruleListTexts } from '../../shared/rules/list/list.texts.ts';
import { RuleList } from '../../shared/rules/list/RuleList.tsx';
import { patternsQuery } from '../../shared/rules/rules.queries.ts';
import { useMay } from '../../shared/users.queries.ts';
import { PatternPage } from './PatternPage.tsx';
import { useRemovePattern } from './patterns.queries.ts';
import { patternsTexts } from './patterns.texts.ts';
import { useClone } from './use-clone.ts';

/** The list, or the pattern that the address names; `query` is what a new one starts from. */
export function PatternsPage() {
  const { id, create, query } = useSearch({ from: '/signed-in/patterns' });
  if (id !== undefined) return <PatternPage key={id} id={Number(id)} />;
  return create === undefined ? <PatternList /> : <PatternPage id={null} query={query} />;
}

function PatternList() {
  const t = useTexts(patternsTexts);
  const l = useTexts(ruleListTexts);
  const describe = useDescribe();
  const clone = useClone();
  return (
    <RuleList
      section="patterns"
      icon={ScanText}
      query={useQuery(patternsQuery())}
      mayWrite={useMay('patterns.write')}
      text={{
        title: t('title'),
        lead: t('lead'),
        add: t('add'),
        emptyTitle: t('emptyTitle'),
        emptyText: t('emptyText'),
      }}
      columns={[{ label: t('rule') }]}
      cells={({ detection }) => (
        <td>
          <span className="rule-words">{describe.detection(detection)}</span>
        </td>
      )}
      actions={({ id, name }) => (
        <IconAction size="small" label={l('cloneOf', { name })} onClick={() => clone(id)}>
          <Copy size={14} />
        </IconAction>
      )}
      removal={{
        title: t('deleteTitle'),
        text: (pattern) => t('deleteText', pattern),
        done: t('deleted'),
        remove: useRemovePattern(),
      }}
    />
  );
}
