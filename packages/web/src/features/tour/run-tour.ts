import { type DriveStep, driver } from 'driver.js';
import 'driver.js/dist/driver.css';
import { translate } from '../../lib/i18n.ts';
import { switchKeys } from '../../lib/keys.ts';
import { landingPath } from '../../shared/landing.ts';
import { type Stop, tourStops } from './stops.ts';
import './tour.css';
import { tourTexts } from './tour.texts.ts';

const longestWaitMs = 3000;
/** Where the best does not belong to this page at all, the second best will do. */
const bestWaitMs = 600;
const lookEveryMs = 50;

type Options = {
  navigate: (to: string) => Promise<void>;
  pathname: () => string;
  /** Whether a path is more than a promise in this version. */
  hasPage: (path: string) => boolean;
  onEnd: () => void;
};

/** Leads through the stops; answers a way to break off without a word. */
export function runTour({ navigate, pathname, hasPage, onEnd }: Options): () => void {
  const stops = tourStops(hasPage, landingPath);
  const root = document.getElementById('root');
  let isMoving = false;
  let isOver = false;

  const leave = () => {
    if (isOver) return;
    isOver = true;
    switchKeys(true);
    if (root) root.inert = false;
    tour.destroy();
  };
  const close = () => {
    leave();
    onEnd();
  };
  const go = async (index: number) => {
    if (isMoving) return;
    const stop = stops[index];
    if (stop === undefined) return close();
    isMoving = true;
    setBusy(true);
    const path = await stop.path?.(pathname());
    if (typeof path === 'string' && path !== pathname()) await navigate(path);
    await pause(stop.waitMs);
    const target = path === null ? undefined : await findTarget(stop);
    isMoving = false;
    if (isOver) return;
    // In place: new steps would make the tour forget the words that are on the screen.
    Object.assign(steps[index] ?? {}, stepOf(stop, index, stops.length, target));
    if (tour.isActive()) tour.moveTo(index);
    else tour.drive(index);
  };

  const steps: DriveStep[] = stops.map((stop, index) => stepOf(stop, index, stops.length, undefined));
  const tour = driver({
    steps,
    animate: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    allowKeyboardControl: false,
    // Only by its own button: without `allowClose` there would be none.
    allowClose: true,
    overlayClickBehavior: () => {},
    disableActiveInteraction: true,
    showButtons: ['next', 'previous', 'close'],
    showProgress: true,
    popoverClass: 'tour',
    overlayColor: '#0b0e16',
    overlayOpacity: 0.6,
    stagePadding: 6,
    stageRadius: 10,
    nextBtnText: translate(tourTexts, 'next'),
    prevBtnText: translate(tourTexts, 'previous'),
    doneBtnText: translate(tourTexts, 'done'),
    onNextClick: (_element, _step, { index = 0 }) => void go(index + 1),
    onPrevClick: (_element, _step, { index = 0 }) => void go(index - 1),
    onDoneClick: close,
    onCloseClick: close,
    onHighlighted: () => {
      // Words in the middle of the page belong to an empty element that is no button.
      const empty = document.getElementById('driver-dummy-element');
      for (const name of ['haspopup', 'expanded', 'controls']) empty?.removeAttribute(`aria-${name}`);
    },
    onPopoverRender: ({ closeButton, nextButton }) => {
      const label = translate(tourTexts, 'close');
      closeButton.ariaLabel = label;
      closeButton.title = label;
      // Enter leads on; left to itself the tour would put the focus on closing.
      setTimeout(() => nextButton.focus());
    },
  });

  switchKeys(false);
  if (root) root.inert = true;
  void go(0);
  return leave;
}

function stepOf(stop: Stop, index: number, all: number, target: HTMLElement | undefined): DriveStep {
  const text = target === undefined ? (stop.textWithout ?? stop.text) : stop.text;
  return {
    element: target,
    popover: {
      title: translate(tourTexts, stop.title),
      description: translate(tourTexts, text),
      progressText: translate(tourTexts, 'progress', { at: index + 1, all }),
    },
  };
}

/** A page may take a moment to draw what is to be lit. */
async function findTarget({ targets }: Stop): Promise<HTMLElement | undefined> {
  if (targets.length === 0) return undefined;
  const [best = ''] = targets;
  const start = Date.now();
  for (;;) {
    const found = visible(best);
    if (found !== undefined) return found;
    const waited = Date.now() - start;
    const other = targets.map(visible).find((one) => one !== undefined);
    if (other !== undefined && waited > bestWaitMs) return other;
    if (waited > longestWaitMs) return undefined;
    await pause(lookEveryMs);
  }
}

function visible(selector: string): HTMLElement | undefined {
  const found = document.querySelector<HTMLElement>(selector);
  const box = found?.getBoundingClientRect();
  return found && box && box.width > 0 && box.height > 0 ? found : undefined;
}

function setBusy(isBusy: boolean): void {
  document.querySelector('.driver-popover.tour')?.toggleAttribute('data-busy', isBusy);
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
