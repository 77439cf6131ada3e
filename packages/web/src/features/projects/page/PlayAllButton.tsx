import { momentsOfCall } from '@earshot/core/projects/found.ts';
import Button from '@mui/material/Button';
import { Pause, Play } from 'lucide-react';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { passagesOf } from '../../../shared/hits/passages.ts';
import { type Stretch, usePlayAll } from '../../../shared/hits/use-play-all.ts';
import { hitsOfMoments, silentMoments } from '../../../shared/projects/moments.ts';
import { pageTexts } from '../page.texts.ts';
import type { ProjectFiles } from '../projects.queries.ts';

/** Everything that the calls of this page were found by, as it is shown and in its order. */
export function stretchesOf(list: Pick<ProjectFiles, 'results'>): Stretch[] {
  return list.results.flatMap((call) => {
    const moments = momentsOfCall(call.project);
    const said = passagesOf(hitsOfMoments(moments)).map(({ startMs, endMs }) => ({ startMs, endMs }));
    const silent = silentMoments(moments).map(({ start_ms, end_ms }) => ({
      startMs: start_ms,
      endMs: end_ms,
    }));
    return [...said, ...silent].map((stretch) => ({ call, ...stretch }));
  });
}

/** Hears the calls of the page by what they were found for, one moment after the other. */
export function PlayAllButton({ list }: { list: ProjectFiles }) {
  const t = useTexts(pageTexts);
  const { at, count, toggle } = usePlayAll(stretchesOf(list));
  if (count === 0) return null;
  const isOn = at !== null;
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={isOn ? <Pause size={14} /> : <Play size={14} />}
      onClick={toggle}
    >
      {isOn ? t('stopAll', { at: formatNumber(at), all: formatNumber(count) }) : t('playAll')}
    </Button>
  );
}
