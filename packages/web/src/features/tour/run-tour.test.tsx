import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { runTour } from './run-tour.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Everything that is lit, on one page. */
const places = (
  <>
    <header className="top">
      <button type="button" className="workspace">
        Support
      </button>
    </header>
    <nav className="drawer">
      <a className="nav" href="/monitoring">
        Monitoring
      </a>
    </nav>
    <main id="content">
      <p className="files-grid">Files</p>
      <p className="player-card">Player</p>
    </main>
  </>
);
const lit = () => document.querySelector('.driver-active-element')?.textContent ?? '';
const next = () => document.querySelector<HTMLElement>('.driver-popover-next-btn')?.click();

test('between its stops the tour waits for 350 or 500 ms', async () => {
  await show(places);
  const breakOff = runTour({
    navigate: async () => {},
    pathname: () => '/files/f1',
    hasPage: () => true,
    onEnd: () => {},
  });
  await vi.advanceTimersByTimeAsync(1000);
  const stops = [
    [350, 'Monitoring'],
    [500, 'Files'],
    [500, 'Player'],
    [350, 'Support'],
    [500, 'FilesPlayer'],
  ] as const;
  for (const [waitMs, place] of stops) {
    const before = lit();
    next();
    await vi.advanceTimersByTimeAsync(waitMs - 1);
    expect([place, lit()]).toEqual([place, before]);
    await vi.advanceTimersByTimeAsync(1);
    expect(lit()).toBe(place);
    await vi.advanceTimersByTimeAsync(1000);
  }
  breakOff();
});
