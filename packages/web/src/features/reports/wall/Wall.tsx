import Dialog from '@mui/material/Dialog';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { reportQuery, reportsQuery } from '../reports.queries.ts';
import { WallFoot } from './WallFoot.tsx';
import { WallScreen } from './WallScreen.tsx';
import './wall.css';
import { wallTexts } from './wall.texts.ts';
import { wallOf } from './wall-address.ts';

/** How long each of several reports is shown. */
const turn_s = 20;

/** A wall is dark whatever the page is. */
const dark: object = { className: 'wall', 'data-theme': 'dark' };

type Props = { screens: readonly number[] };

/** Reports on a screen that nobody touches: dark, as large as they fit, counted again and again, one after the other. */
export function Wall({ screens }: Props) {
  const t = useTexts(wallTexts);
  const navigate = useNavigate();
  const [at, setAt] = useState(0);
  const place = at % screens.length;
  const id = screens[place] ?? 0;
  const report = useQuery(reportQuery(id)).data;
  const names = useQuery(reportsQuery()).data?.results ?? [];
  useEffect(() => {
    if (screens.length < 2) return;
    const timer = setInterval(() => setAt((now) => now + 1), turn_s * 1000);
    return () => clearInterval(timer);
  }, [screens.length]);
  const leave = () => {
    if (document.fullscreenElement !== null) void document.exitFullscreen();
    void navigate({ to: '.', search: {} });
  };
  return (
    <Dialog open fullScreen onClose={leave} aria-labelledby="wall-title" slotProps={{ paper: dark }}>
      <p id="wall-title" className="visually-hidden">
        {t('wall')}
      </p>
      {report && <WallScreen key={id} report={report} />}
      <WallFoot
        screens={screens}
        place={place}
        turn_s={turn_s}
        reports={names}
        onShow={setAt}
        onScreens={(next) => void navigate({ to: '.', search: { wall: wallOf(next) }, replace: true })}
        onLeave={leave}
      />
    </Dialog>
  );
}
