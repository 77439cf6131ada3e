import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Filter, ListChecks, PieChart } from 'lucide-react';
import { useTexts } from '../../lib/i18n.ts';
import { RuleList } from '../../shared/rules/list/RuleList.tsx';
import { segmentsQuery } from '../../shared/rules/rules.queries.ts';
import { useMay } from '../../shared/users.queries.ts';
import { SegmentPage } from './SegmentPage.tsx';
import { useRemoveSegment } from './segments.queries.ts';
import { segmentsTexts } from './segments.texts.ts';

/** The list, or the segment that the address names; a new one may start from filters and a query. */
export function SegmentsPage() {
  const search = useSearch({ from: '/signed-in/segments' });
  const { id, create, filters, query } = search;
  if (id !== undefined) return <SegmentPage key={id} id={Number(id)} />;
  return create === undefined ? <SegmentList /> : <SegmentPage id={null} from={{ filters, query }} />;
}

function SegmentList() {
  const t = useTexts(segmentsTexts);
  return (
    <RuleList
      section="segments"
      icon={PieChart}
      query={useQuery(segmentsQuery())}
      mayWrite={useMay('segments.write')}
      text={{
        title: t('title'),
        lead: t('lead'),
        add: t('add'),
        emptyTitle: t('emptyTitle'),
        emptyText: t('emptyText'),
      }}
      columns={[{ label: t('kind') }]}
      cells={({ filters, query }) => {
        const isFilter = filters !== null || query !== null;
        return (
          <td>
            <span className="row sm" style={{ gap: 6 }}>
              {isFilter ? <Filter size={14} aria-hidden /> : <ListChecks size={14} aria-hidden />}
              {t(isFilter ? 'filter' : 'list')}
            </span>
          </td>
        );
      }}
      removal={{
        title: t('deleteTitle'),
        text: ({ name }) => t('deleteText', { name }),
        done: t('deleted'),
        remove: useRemoveSegment(),
      }}
    />
  );
}
