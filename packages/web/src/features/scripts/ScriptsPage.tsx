import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Copy, MessageSquareQuote } from 'lucide-react';
import { IconAction } from '../../components/IconAction.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { ruleListTexts } from '../../shared/rules/list/list.texts.ts';
import { RuleList } from '../../shared/rules/list/RuleList.tsx';
import { scriptsQuery } from '../../shared/scripts/scripts.queries.ts';
import { scriptTexts } from '../../shared/scripts/scripts.texts.ts';
import { useMay } from '../../shared/users.queries.ts';
import { ScriptPage } from './ScriptPage.tsx';
import { useRemoveScript } from './scripts.queries.ts';
import { scriptsTexts } from './scripts.texts.ts';
import { useClone } from './use-clone.ts';

/** The list, or the script that the address names. */
export function ScriptsPage() {
  const { id, create, ...said } = useSearch({ from: '/signed-in/scripts' });
  if (id !== undefined) return <ScriptPage key={id} id={Number(id)} />;
  return create === undefined ? <ScriptList /> : <ScriptPage id={null} said={said} />;
}

function ScriptList() {
  const t = useTexts(scriptsTexts);
  const s = useTexts(scriptTexts);
  const l = useTexts(ruleListTexts);
  const clone = useClone();
  return (
    <RuleList
      section="scripts"
      icon={MessageSquareQuote}
      query={useQuery(scriptsQuery())}
      mayWrite={useMay('scripts.write')}
      text={{
        title: t('title'),
        lead: t('lead'),
        add: t('add'),
        emptyTitle: t('emptyTitle'),
        emptyText: t('emptyText'),
      }}
      columns={[{ label: t('step') }, { label: t('variations'), isNumber: true }]}
      cells={({ type, demand, set, place, variations }) => (
        <>
          <td>
            {s(`type_${type}`)}
            <span className="rule-words">
              {[s(`demand_${demand}`), ...(set === '' ? [] : [`${set}, ${formatNumber(place)}`])].join(' · ')}
            </span>
          </td>
          <td className="number num" data-label={t('variations')}>
            {formatNumber(variations.length)}
          </td>
        </>
      )}
      actions={({ id, name }) => (
        <IconAction size="small" label={l('cloneOf', { name })} onClick={() => clone(id)}>
          <Copy size={14} />
        </IconAction>
      )}
      removal={{
        title: t('deleteTitle'),
        text: (script) => t('deleteText', script),
        done: t('deleted'),
        remove: useRemoveScript(),
      }}
    />
  );
}
