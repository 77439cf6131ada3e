import './call-player.css';
import type { Peaks } from '@earshot/core/files/files.api.ts';
import type { File } from '@earshot/core/files/files.ts';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { IconAction } from '../../../components/IconAction.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { currentMs } from '../../../shared/player/playback.ts';
import { words } from '../../../shared/words.texts.ts';
import type { EmotionSpan } from './emotion-spans.ts';
import { LanesView } from './LanesView.tsx';
import { laneGap, laneHeight } from './lane-size.ts';
import { Minimap } from './Minimap.tsx';
import { callPlayerTexts } from './player.texts.ts';
import type { Mark } from './use-marks.ts';
import { clampView, firstView, zoomed } from './view-window.ts';

type Props = { file: File; peaks: Peaks; marks: readonly Mark[]; felt: readonly EmotionSpan[] };

/** A lane for each side, the operator above. */
export function Lanes({ file, peaks, marks, felt }: Props) {
  const p = useTexts(callPlayerTexts);
  const w = useTexts(words);
  const durationMs = peaks.duration_ms;
  const [view, setView] = useState(() => firstView(durationMs));
  const order = [...peaks.channels.keys()].sort(
    (a, b) => Number(peaks.roles[a] === 'abonent') - Number(peaks.roles[b] === 'abonent'),
  );
  const height = order.length * laneHeight + (order.length - 1) * laneGap;
  const zoom = (factor: number) =>
    setView((now) => zoomed(now, factor, Math.min(Math.max(currentMs(), now.fromMs), now.toMs), durationMs));
  return (
    <div className="lanes">
      <div className="lane-labels" style={{ paddingTop: 24 }}>
        {order.map((channel) => {
          const role = peaks.roles[channel];
          return (
            <div key={channel} style={{ height: laneHeight, marginBottom: laneGap }}>
              <b>
                <i
                  style={{
                    background:
                      role === 'abonent' ? 'var(--ab)' : role === 'operator' ? 'var(--op)' : 'var(--mute)',
                  }}
                />
                {role === 'operator' || role === 'abonent' ? w(role) : p('everyone')}
              </b>
              <span className="sm mut el">
                {role === 'abonent' ? file.abonent : role === 'operator' ? file.operator : null}
              </span>
            </div>
          );
        })}
        {felt.length > 0 && <span className="xs mut strip-label">{p('emotion')}</span>}
        <span className="row zoom-buttons">
          <IconAction
            size="small"
            label={p('zoomOut')}
            disabled={view.toMs - view.fromMs >= durationMs}
            onClick={() => zoom(2)}
            sx={{ width: 22, height: 22 }}
          >
            <ZoomOut size={13} />
          </IconAction>
          <IconAction
            size="small"
            label={p('zoomIn')}
            onClick={() => zoom(0.5)}
            sx={{ width: 22, height: 22 }}
          >
            <ZoomIn size={13} />
          </IconAction>
        </span>
      </div>
      <LanesView {...{ peaks, marks, felt, view, setView, order, height }} />
      <span className="whole-label xs mut">{p('wholeCall')}</span>
      <Minimap
        peaks={peaks}
        order={order}
        marks={marks}
        view={view}
        onView={(next) => setView(clampView(next, durationMs))}
      />
    </div>
  );
}
