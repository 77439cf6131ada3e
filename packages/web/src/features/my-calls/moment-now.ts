import { currentMs } from '../../shared/player/playback.ts';
import { usePlayer } from '../../shared/player/player-store.ts';

export type Span = { start_ms: number; end_ms: number };

/** How much of a call is meant where it plays on without an end. */
const aroundMs = 5000;

/** What of a call is selected, else what of it plays or was played last; null: nothing. */
export function momentNow(fileId: string): Span | null {
  return selected() ?? playing(fileId);
}

function selected(): Span | null {
  const selection = window.getSelection();
  if (selection === null || selection.isCollapsed) return null;
  const [first, last] = [phraseOf(selection.anchorNode), phraseOf(selection.focusNode)];
  if (first === null || last === null) return null;
  return {
    start_ms: Math.min(first.start_ms, last.start_ms),
    end_ms: Math.max(first.end_ms, last.end_ms),
  };
}

function phraseOf(node: Node | null): Span | null {
  const element = node instanceof Element ? node : node?.parentElement;
  const line = element?.closest<HTMLElement>('[data-from]');
  if (!line) return null;
  return { start_ms: Number(line.dataset.from), end_ms: Number(line.dataset.to) };
}

function playing(id: string): Span | null {
  const { fileId, passage, durationMs } = usePlayer.getState();
  if (fileId !== id) return null;
  if (passage !== null && passage.endMs - passage.startMs < durationMs)
    return { start_ms: Math.round(passage.startMs), end_ms: Math.round(passage.endMs) };
  const now = Math.round(currentMs());
  return { start_ms: Math.max(0, now - aroundMs), end_ms: now + aroundMs };
}
