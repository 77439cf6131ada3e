import './panels.css';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Suspense } from 'react';
import { useSaid, useTexts } from '../../../lib/i18n.ts';
import { fileTexts } from '../file.texts.ts';
import type { Panel, PanelProps } from './panels.ts';

type Props = {
  fileId: string;
  panels: readonly Panel[];
  /** The panel that is open, or `transcript`. */
  open: string;
  onOpen: (id: string) => void;
  /** Where it is narrow, the transcript is one of them. */
  hasTranscript: boolean;
};

export function SideTabs({ fileId, panels, open, onOpen, hasTranscript }: Props) {
  const t = useTexts(fileTexts);
  const say = useSaid();
  return (
    <Tabs
      value={open}
      onChange={(_, id: string) => onOpen(id)}
      variant="scrollable"
      scrollButtons="auto"
      aria-label={t('side')}
      sx={{
        borderBottom: '1px solid var(--border)',
        px: '5px',
        flex: 'none',
        '& .MuiTab-root': { px: '3px' },
      }}
    >
      {hasTranscript && <Tab value="transcript" label={t('transcript')} />}
      {panels.map(({ id, title, badge: Badge }) => (
        <Tab
          key={id}
          value={id}
          label={
            <span className="row" style={{ gap: 5 }}>
              {say(title)}
              {Badge && <Badge fileId={fileId} />}
            </span>
          }
        />
      ))}
    </Tabs>
  );
}

/** Keeps its place empty until the panel is there. */
export function SidePanel({ panel: { Body }, ...props }: PanelProps & { panel: Panel }) {
  return (
    <Suspense>
      <Body {...props} />
    </Suspense>
  );
}
