import type { ReplyOf } from '@earshot/core/endpoint.ts';
import type { File } from '@earshot/core/files/files.ts';
import type { getMetrics } from '@earshot/core/metrics/metrics.api.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { CommentsTab } from './CommentsTab.tsx';
import { DetailsTab } from './DetailsTab.tsx';
import { EmotionsTab } from './EmotionsTab.tsx';
import { fileTexts } from './file.texts.ts';
import { annotationsQuery, commentsQuery } from './notes.queries.ts';
import { notesTexts } from './notes.texts.ts';
import { StagesTab } from './StagesTab.tsx';
import { SummaryTab } from './SummaryTab.tsx';
import { TagsTab } from './TagsTab.tsx';
import { fileTagsQuery } from './tags.queries.ts';

export const sideTabs = [
  'transcript',
  'summary',
  'tags',
  'comments',
  'emotions',
  'stages',
  'details',
] as const;
export type SideTab = (typeof sideTabs)[number];

/** What the workspace makes of a call, and how it was processed, is not for those it is shown to by a link. */
const ownTabs: ReadonlySet<SideTab> = new Set(['tags', 'comments', 'stages']);

/** A tab as the address names it, where it exists and may be seen. */
export function allowedTab(name: string | undefined, isViewOnly: boolean): SideTab | undefined {
  const tab = sideTabs.find((one) => one === name);
  return tab !== undefined && isViewOnly && ownTabs.has(tab) ? undefined : tab;
}

type Props = {
  file: File;
  tab: SideTab;
  onTab: (tab: SideTab) => void;
  isNarrow: boolean;
  isViewOnly: boolean;
};

export function SideTabs({ file, tab, onTab, isNarrow, isViewOnly }: Props) {
  const t = useTexts(fileTexts);
  const n = useTexts(notesTexts);
  const enabled = !isViewOnly;
  const tags = useQuery({ ...fileTagsQuery(file.file_id), enabled }).data?.length ?? 0;
  const comments = useQuery({ ...commentsQuery(file.file_id), enabled }).data?.length ?? 0;
  const notes = useQuery({ ...annotationsQuery(file.file_id), enabled }).data?.length ?? 0;
  return (
    <Tabs
      value={tab}
      onChange={(_, next: SideTab) => onTab(next)}
      variant="scrollable"
      scrollButtons={false}
      aria-label={t('side')}
      sx={{
        borderBottom: '1px solid var(--border)',
        px: '7px',
        flex: 'none',
        '& .MuiTab-root': { px: '4px' },
      }}
    >
      {isNarrow && <Tab value="transcript" label={t('transcript')} />}
      <Tab value="summary" label={t('tabSummary')} />
      {enabled && <Tab value="tags" label={counted(n('tabTags'), tags)} />}
      {enabled && <Tab value="comments" label={counted(n('tabComments'), comments + notes)} />}
      <Tab value="emotions" label={n('tabEmotions')} />
      {enabled && <Tab value="stages" label={t('tabStages')} />}
      <Tab value="details" label={t('tabDetails')} />
    </Tabs>
  );
}

function counted(label: string, count: number) {
  if (count === 0) return label;
  return (
    <span className="row" style={{ gap: 5 }}>
      {label} <span className="mut num">{formatNumber(count)}</span>
    </span>
  );
}

type BodyProps = {
  file: File;
  tab: SideTab;
  transcript: Transcript | undefined;
  metrics: ReplyOf<typeof getMetrics> | undefined;
  asked: { ms: number } | null;
  noteId: number | null;
  areEmotionsShown: boolean;
  onEmotions: (areShown: boolean) => void;
};

export function SideBody({ file, tab, transcript, metrics, asked, noteId, ...emotions }: BodyProps) {
  const t = useTexts(fileTexts);
  switch (tab) {
    case 'transcript':
      return null;
    case 'summary':
      if (metrics === undefined) return <p className="mut side-section">{t('numbersSoon')}</p>;
      return <SummaryTab {...{ file, metrics, transcript }} />;
    case 'tags':
      return <TagsTab file={file} />;
    case 'comments':
      return <CommentsTab {...{ file, asked, noteId }} />;
    case 'emotions':
      return (
        <EmotionsTab
          {...{ file, transcript }}
          areShown={emotions.areEmotionsShown}
          onShow={emotions.onEmotions}
        />
      );
    case 'stages':
      return <StagesTab file={file} />;
    case 'details':
      return <DetailsTab file={file} transcript={transcript} />;
    default:
      return tab satisfies never;
  }
}
