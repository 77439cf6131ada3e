import type { Pattern } from '@earshot/core/patterns/patterns.api.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Copy, ScanText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { IconAction } from '../../components/IconAction.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useTitle } from '../../lib/use-title.ts';
import { useDescribe } from '../../shared/rules/describe.ts';
import { AuthorCell, CallsCell } from '../../shared/rules/ListCells.tsx';
import { ruleListTexts } from '../../shared/rules/list.texts.ts';
import { RuleList } from '../../shared/rules/RuleList.tsx';
import { patternsQuery } from '../../shared/rules/rules.queries.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useMay } from '../../shared/users.queries.ts';
import { words } from '../../shared/words.texts.ts';
import { PatternPage } from './PatternPage.tsx';
import { useRemovePattern } from './patterns.queries.ts';
import { patternsTexts } from './patterns.texts.ts';
import { useClone } from './use-clone.ts';

/** The list, or the pattern that the address names; `query` is what a new one starts from. */
export function PatternsPage() {
  const { id, create, query } = useSearch({ strict: false }) as Record<string, string | undefined>;
  if (id !== undefined) return <PatternPage key={id} id={Number(id)} />;
  return create === undefined ? <PatternList /> : <PatternPage id={null} query={query} />;
}

function PatternList() {
  const t = useTexts(patternsTexts);
  const l = useTexts(ruleListTexts);
  const w = useTexts(words);
  useTitle(t('title'));
  const mayWrite = useMay('patterns.write');
  const notify = useNotify();
  const remove = useRemovePattern();
  const [asked, setAsked] = useState<Pattern | null>(null);
  const query = useQuery(patternsQuery());
  return (
    <>
      <RuleList
        path="/patterns"
        icon={ScanText}
        query={query}
        mayWrite={mayWrite}
        text={{
          title: t('title'),
          lead: t('lead'),
          add: t('add'),
          emptyTitle: t('emptyTitle'),
          emptyText: t('emptyText'),
        }}
        head={
          <>
            <th scope="col">{l('name')}</th>
            <th scope="col">{t('rule')}</th>
            <th scope="col" className="number">
              {l('calls')}
            </th>
            <th scope="col">{l('author')}</th>
            <th scope="col">
              <span className="visually-hidden">{w('more')}</span>
            </th>
          </>
        }
        row={(pattern) => (
          <Row key={pattern.id} pattern={pattern} onRemove={mayWrite ? setAsked : undefined} />
        )}
      />
      <ConfirmDialog
        open={asked !== null}
        danger
        title={t('deleteTitle')}
        text={t('deleteText', { name: asked?.name ?? '', count: asked?.files ?? 0 })}
        confirm={w('remove')}
        cancel={w('cancel')}
        onConfirm={() =>
          asked &&
          remove.mutate(asked.id, { onSuccess: () => notify.done(t('deleted')), onError: notify.failed })
        }
        onClose={() => setAsked(null)}
      />
    </>
  );
}

function Row({
  pattern,
  onRemove,
}: {
  pattern: Pattern;
  onRemove: ((pattern: Pattern) => void) | undefined;
}) {
  const l = useTexts(ruleListTexts);
  const describe = useDescribe();
  const clone = useClone();
  const { id, name, description, detection, files, author, locked, can_change } = pattern;
  return (
    <tr>
      <td>
        <Link to="/patterns" search={{ id: String(id) } as never}>
          {name}
        </Link>
        {description && <span className="rule-words">{description}</span>}
      </td>
      <td>
        <span className="rule-words">{describe.detection(detection)}</span>
      </td>
      <CallsCell count={files} name={name} filter={{ patterns: String(id) }} />
      <AuthorCell author={author} locked={locked} />
      <td className="number">
        {onRemove && (
          <IconAction size="small" label={l('cloneOf', { name })} onClick={() => clone(id)}>
            <Copy size={14} />
          </IconAction>
        )}
        {onRemove && can_change && (
          <IconAction size="small" label={l('removeOf', { name })} onClick={() => onRemove(pattern)}>
            <Trash2 size={14} />
          </IconAction>
        )}
      </td>
    </tr>
  );
}
