import type { Solo } from './player-store.ts';

type Route = { left: GainNode; right: GainNode };

/**
 * Lets one channel be heard in both ears. The audio graph is built only when a side is first asked for:
 * before that the element plays by itself, with no latency of ours.
 */
export function createSolo(audio: HTMLAudioElement) {
  let context: AudioContext | undefined;
  let routes: Route[] = [];

  const build = () => {
    context = new AudioContext();
    const source = context.createMediaElementSource(audio);
    const splitter = context.createChannelSplitter(2);
    const merger = context.createChannelMerger(2);
    source.connect(splitter);
    routes = [0, 1].map((channel) => {
      const [left, right] = [context?.createGain(), context?.createGain()] as [GainNode, GainNode];
      splitter.connect(left, channel);
      splitter.connect(right, channel);
      left.connect(merger, 0, 0);
      right.connect(merger, 0, 1);
      return { left, right };
    });
    merger.connect(context.destination);
  };

  return {
    listen(side: Solo, roles: readonly string[]) {
      if (context === undefined) {
        if (side === 'both') return;
        build();
      }
      const channel = side === 'both' ? -1 : roles.indexOf(side);
      for (const [index, { left, right }] of routes.entries()) {
        const alone = index === channel ? 1 : 0;
        left.gain.value = channel < 0 ? Number(index === 0) : alone;
        right.gain.value = channel < 0 ? Number(index === 1) : alone;
      }
      void context?.resume();
    },
    /** Browsers suspend a context until the person does something. */
    wake: () => void context?.resume(),
  };
}
