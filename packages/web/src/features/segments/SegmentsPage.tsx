import type { Segment } from '@earshot/core/segments/segments.api.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Filter, ListChecks, PieChart, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { IconAction } from '../../components/IconAction.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useTitle } from '../../lib/use-title.ts';
import { AuthorCell, CallsCell } from '../../shared/rules/ListCells.tsx';
import { ruleListTexts } from '../../shared/rules/list.texts.ts';
import { RuleList } from '../../shared/rules/RuleList.tsx';
import { segmentsQuery } from '../../shared/rules/rules.queries.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useMay } from '../../shared/users.queries.ts';
import { words } from '../../shared/words.texts.ts';
import { SegmentPage } from './SegmentPage.tsx';
import { useRemoveSegment } from './segments.queries.ts';
import { segmentsTexts } from './segments.texts.ts';

/** The list, or the segment that the address names; a new one may start from filters and a query. */
export function SegmentsPage() {
  const search = useSearch({ strict: false }) as Record<string, string | undefined>;
  const { id, create, filters, query } = search;
  if (id !== undefined) return <SegmentPage key={id} id={Number(id)} />;
  return create === undefined ? <SegmentList /> : <SegmentPage id={null} from={{ filters, query }} />;
}

function SegmentList() {
  const t = useTexts(segmentsTexts);
  const l = useTexts(ruleListTexts);
  const w = useTexts(words);
  useTitle(t('title'));
  const mayWrite = useMay('segments.write');
  const notify = useNotify();
  const remove = useRemoveSegment();
  const [asked, setAsked] = useState<Segment | null>(null);
  const query = useQuery(segmentsQuery());
  return (
    <>
      <RuleList
        path="/segments"
        icon={PieChart}
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
            <th scope="col">{t('kind')}</th>
            <th scope="col" className="number">
              {l('calls')}
            </th>
            <th scope="col">{l('author')}</th>
            <th scope="col">
              <span className="visually-hidden">{w('more')}</span>
            </th>
          </>
        }
        row={(segment) => (
          <Row key={segment.id} segment={segment} onRemove={mayWrite ? setAsked : undefined} />
        )}
      />
      <ConfirmDialog
        open={asked !== null}
        danger
        title={t('deleteTitle')}
        text={t('deleteText', { name: asked?.name ?? '' })}
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
  segment,
  onRemove,
}: {
  segment: Segment;
  onRemove: ((segment: Segment) => void) | undefined;
}) {
  const t = useTexts(segmentsTexts);
  const l = useTexts(ruleListTexts);
  const { id, name, description, filters, query, files, files_is_capped, author, locked, can_change } =
    segment;
  const isFilter = filters !== null || query !== null;
  return (
    <tr>
      <td>
        <Link to="/segments" search={{ id: String(id) } as never}>
          {name}
        </Link>
        {description && <span className="rule-words">{description}</span>}
      </td>
      <td>
        <span className="row sm" style={{ gap: 6 }}>
          {isFilter ? <Filter size={14} aria-hidden /> : <ListChecks size={14} aria-hidden />}
          {t(isFilter ? 'filter' : 'list')}
        </span>
      </td>
      <CallsCell count={files} isCapped={files_is_capped} name={name} filter={{ segments: String(id) }} />
      <AuthorCell author={author} locked={locked} />
      <td className="number">
        {onRemove && can_change && (
          <IconAction size="small" label={l('removeOf', { name })} onClick={() => onRemove(segment)}>
            <Trash2 size={14} />
          </IconAction>
        )}
      </td>
    </tr>
  );
}
