import { lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { useNetwork, whenBack } from './network.ts';

/** A part of the interface that could not be fetched. Its name is ours: at the browser's own the router reloads the page. */
export class PartMissing extends Error {
  /** Fetches it once more. */
  readonly again: () => Promise<unknown>;
  constructor(cause: unknown, again: () => Promise<unknown>) {
    super('A part of the interface is not here', { cause });
    this.name = 'PartMissing';
    this.again = again;
  }
}

/** The page of a section, fetched when it is wanted. */
// biome-ignore lint/suspicious/noExplicitAny: as the router has it.
export function lazyPage<Module extends Record<string, any>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) {
  const page = lazyRouteComponent(
    (): Promise<Module> =>
      load().catch((error: unknown) => {
        throw new PartMissing(error, () => Promise.resolve(page.preload?.()));
      }),
    name,
  );
  return page;
}

/** A dialog or a panel, fetched when it is wanted; while nobody answers it is waited for. */
// biome-ignore lint/suspicious/noExplicitAny: whatever it takes.
export const lazyPart = <Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
): LazyExoticComponent<Part> => lazy(() => untilThere(load));

async function untilThere<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!useNetwork.getState().isAway) throw error;
      await whenBack();
    }
  }
}
