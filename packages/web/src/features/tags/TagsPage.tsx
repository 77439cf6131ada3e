import type { Tag } from '@earshot/core/tags/tags.api.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Hand, Tag as TagIcon, Trash2, Wand2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { IconAction } from '../../components/IconAction.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useTitle } from '../../lib/use-title.ts';
import { useDescribe } from '../../shared/rules/describe.ts';
import { AuthorCell, CallsCell } from '../../shared/rules/ListCells.tsx';
import { ruleListTexts } from '../../shared/rules/list.texts.ts';
import { RuleList } from '../../shared/rules/RuleList.tsx';
import { tagsQuery } from '../../shared/rules/rules.queries.ts';
import { TagChip } from '../../shared/tags/TagChip.tsx';
import { useNotify } from '../../shared/use-notify.ts';
import { useMay } from '../../shared/users.queries.ts';
import { words } from '../../shared/words.texts.ts';
import { TagPage } from './TagPage.tsx';
import './tags.css';
import { useRemoveTag } from './tags.queries.ts';
import { tagsTexts } from './tags.texts.ts';

/** The list, or the tag that the address names. */
export function TagsPage() {
  const { id, create } = useSearch({ strict: false }) as { id?: string; create?: string };
  if (id !== undefined) return <TagPage key={id} id={Number(id)} />;
  return create === undefined ? <TagList /> : <TagPage id={null} />;
}

function TagList() {
  const t = useTexts(tagsTexts);
  const l = useTexts(ruleListTexts);
  const w = useTexts(words);
  useTitle(t('title'));
  const mayWrite = useMay('tags.write');
  const notify = useNotify();
  const remove = useRemoveTag();
  const [asked, setAsked] = useState<Tag | null>(null);
  const query = useQuery(tagsQuery());
  return (
    <>
      <RuleList
        path="/tags"
        icon={TagIcon}
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
            <th scope="col">{t('how')}</th>
            <th scope="col" className="number">
              {t('weight')}
            </th>
            <th scope="col" className="number">
              {l('calls')}
            </th>
            <th scope="col">{l('author')}</th>
            <th scope="col">
              <span className="visually-hidden">{w('more')}</span>
            </th>
          </>
        }
        row={(tag) => <Row key={tag.id} tag={tag} onRemove={mayWrite ? setAsked : undefined} />}
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

function Row({ tag, onRemove }: { tag: Tag; onRemove: ((tag: Tag) => void) | undefined }) {
  const t = useTexts(tagsTexts);
  const l = useTexts(ruleListTexts);
  const describe = useDescribe();
  const { id, name, weight, detection, files, author, locked, can_change } = tag;
  return (
    <tr>
      <td>
        <Link to="/tags" search={{ id: String(id) } as never}>
          <TagChip tag={tag} />
        </Link>
      </td>
      <td>
        <span className="row sm" style={{ gap: 6 }}>
          {detection === null ? <Hand size={14} aria-hidden /> : <Wand2 size={14} aria-hidden />}
          {t(detection === null ? 'byHand' : 'byRule')}
        </span>
        {detection && <span className="rule-words">{describe.detection(detection)}</span>}
      </td>
      <td className="number num" data-label={t('weight')}>
        {weight > 0 ? `+${formatNumber(weight)}` : formatNumber(weight)}
      </td>
      <CallsCell count={files} name={name} filter={{ tags: String(id) }} />
      <AuthorCell author={author} locked={locked} />
      <td className="number">
        {onRemove && can_change && (
          <IconAction size="small" label={l('removeOf', { name })} onClick={() => onRemove(tag)}>
            <Trash2 size={14} />
          </IconAction>
        )}
      </td>
    </tr>
  );
}
