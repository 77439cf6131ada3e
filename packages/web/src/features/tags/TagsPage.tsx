import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Hand, Tag as TagIcon, Wand2 } from 'lucide-react';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useDescribe } from '../../shared/rules/builder/describe.ts';
import { RuleList } from '../../shared/rules/list/RuleList.tsx';
import { tagsQuery } from '../../shared/rules/rules.queries.ts';
import { TagChip } from '../../shared/tags/TagChip.tsx';
import { useMay } from '../../shared/users.queries.ts';
import { TagPage } from './TagPage.tsx';
import './tags.css';
import { useRemoveTag } from './tags.queries.ts';
import { tagsTexts } from './tags.texts.ts';

/** The list, or the tag that the address names. */
export function TagsPage() {
  const { id, create } = useSearch({ from: '/signed-in/tags' });
  if (id !== undefined) return <TagPage key={id} id={Number(id)} />;
  return create === undefined ? <TagList /> : <TagPage id={null} />;
}

function TagList() {
  const t = useTexts(tagsTexts);
  const describe = useDescribe();
  return (
    <RuleList
      section="tags"
      icon={TagIcon}
      query={useQuery(tagsQuery())}
      mayWrite={useMay('tags.write')}
      text={{
        title: t('title'),
        lead: t('lead'),
        add: t('add'),
        emptyTitle: t('emptyTitle'),
        emptyText: t('emptyText'),
      }}
      columns={[{ label: t('how') }, { label: t('weight'), isNumber: true }]}
      label={(tag) => <TagChip tag={tag} />}
      cells={({ detection, weight }) => (
        <>
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
        </>
      )}
      removal={{
        title: t('deleteTitle'),
        text: (tag) => t('deleteText', tag),
        done: t('deleted'),
        remove: useRemoveTag(),
      }}
    />
  );
}
