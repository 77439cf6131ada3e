import { isUnderWay } from './upload-queue.ts';
import { useUploads } from './uploads.ts';

const name = 'earshot-uploading';
/** Missing over plain HTTP: then another tab cannot know. */
const locks: LockManager | undefined = navigator.locks;

/** Lets other tabs know for how long this one is uploading. */
export function holdWhileUploading(): void {
  let release: (() => void) | undefined;
  useUploads.subscribe(({ items }) => {
    const isOn = items.some(isUnderWay);
    if (isOn && release === undefined)
      void locks?.request(
        name,
        { mode: 'shared' },
        () =>
          new Promise<void>((resolve) => {
            release = resolve;
          }),
      );
    if (!isOn) {
      release?.();
      release = undefined;
    }
  });
}

/** What was begun may be going on in another tab. */
export async function isUploadingElsewhere(): Promise<boolean> {
  const { held = [] } = (await locks?.query()) ?? {};
  return held.some((lock) => lock.name === name);
}
