import { uploadFormats } from '@earshot/core/audio/sniff.ts';

export type Dropped<F> = { path: string; file: F };
export type Paired<F> = Dropped<F> & { sidecar: Dropped<F> | null };

const audio: readonly string[] = uploadFormats.audio;
const text: readonly string[] = uploadFormats.text;

const extensionOf = (path: string) => /\.([^./\\]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
const baseOf = (path: string) => path.replace(/\.[^./\\]+$/, '').toLowerCase();

/** A transcript beside a recording of the same name (`call.wav` with `call.vtt` or `call.wav.vtt`) belongs to it. */
export function pairSidecars<F>(dropped: readonly Dropped<F>[]): Paired<F>[] {
  const recordings = dropped.filter(({ path }) => audio.includes(extensionOf(path)));
  const taken = new Map<Dropped<F>, Dropped<F>>();
  for (const one of dropped) {
    if (!text.includes(extensionOf(one.path))) continue;
    const base = baseOf(one.path);
    const owner = recordings.find(({ path }) => baseOf(path) === base || path.toLowerCase() === base);
    if (owner !== undefined && !taken.has(owner)) taken.set(owner, one);
  }
  const sidecars = new Set(taken.values());
  return dropped
    .filter((one) => !sidecars.has(one))
    .map((one) => ({ ...one, sidecar: taken.get(one) ?? null }));
}

export function isAccepted(path: string): boolean {
  return Object.values(uploadFormats).some((formats) =>
    (formats as readonly string[]).includes(extensionOf(path)),
  );
}

/** Lets a file chooser show what can be taken in. */
export const acceptList = Object.values(uploadFormats)
  .flat()
  .map((extension) => `.${extension}`)
  .join(',');
