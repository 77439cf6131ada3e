import { mkdir, statfs } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import { Failure, fail } from '@earshot/core/errors.ts';
import type { CodedError } from '@earshot/core/files/files.ts';
import type { Model } from '@earshot/core/speech/speech.ts';
import type { CatalogueModel } from './catalogue.ts';
import { type FetchedFile, fetchFile, type Origin } from './fetch-file.ts';
import type { Installed, ModelStore, SelfTest } from './model-store.ts';

export type ModelSource = { from: 'public' | 'mirror' | 'folder'; location?: string | undefined };

export type Models = {
  list: () => Promise<Model[]>;
  get: (id: string) => Promise<Model>;
  /** Begins (or goes on) fetching and answers at once; `done` settles when it ends. */
  fetch: (id: string, source: ModelSource) => Promise<{ model: Model; done: Promise<void> }>;
  pause: (id: string) => Promise<Model>;
  saveSelfTest: (id: string, result: SelfTest) => Promise<Model>;
  remove: (id: string) => Promise<Model>;
  stop: () => Promise<void>;
};

type Fetching = {
  controller: AbortController;
  received: number;
  state: 'fetching' | 'verifying';
  done: Promise<void>;
};

/**
 * Installs and removes models. One process fetches a model at a time; what arrived survives a restart, and
 * fetching again goes on from there.
 */
export function createModels(
  store: ModelStore,
  mirror: string | undefined,
  changed: (id: string) => void,
): Models {
  const fetching = new Map<string, Fetching>();
  const errors = new Map<string, CodedError>();

  const known = (id: string) => knownModel(store, id);
  const present = async (model: CatalogueModel): Promise<Model> => {
    const running = fetching.get(model.id);
    const installed = running === undefined ? await store.findInstalled(model.id) : undefined;
    const received = installed
      ? model.size_bytes
      : (running?.received ?? (await store.receivedBytes(model.id)));
    return presented(model, { running, installed, received, error: errors.get(model.id) ?? null });
  };
  /** Ends a fetch, if one runs; what arrived stays. */
  const interrupt = async (id: string): Promise<void> => {
    const running = fetching.get(id);
    running?.controller.abort();
    await running?.done.catch(() => {});
  };

  return {
    list: async () => Promise.all((await store.list()).map(present)),
    get: async (id) => present(await known(id)),
    async fetch(id, source) {
      const model = await known(id);
      if (fetching.has(id)) throw fail('speech.model_busy');
      const origin = originOf(model, source, mirror);
      const state = newFetching();
      // Before anything is waited for, so that of two requests at once one is refused.
      fetching.set(id, state);
      await refuseFullDisk(store.folder, model).catch((error: unknown) => {
        fetching.delete(id);
        throw error;
      });
      errors.delete(id);
      const tick = setInterval(() => changed(id), 1000);
      state.done = fetchModel(store, model, origin, state)
        .catch((error: unknown) => {
          if (state.controller.signal.aborted) return;
          const failure = error instanceof Failure ? error : fail('speech.download_failed', {}, error);
          errors.set(id, { code: failure.code, params: failure.params });
          throw failure;
        })
        .finally(() => {
          clearInterval(tick);
          fetching.delete(id);
          changed(id);
        });
      state.done.catch(() => {});
      return { model: await present(model), done: state.done };
    },
    async pause(id) {
      const model = await known(id);
      await interrupt(id);
      return present(model);
    },
    async saveSelfTest(id, result) {
      const model = await known(id);
      const installed = await store.findInstalled(id);
      if (installed !== undefined) await store.save({ ...installed, self_test: result });
      changed(id);
      return present(model);
    },
    async remove(id) {
      const model = await known(id);
      await interrupt(id);
      errors.delete(id);
      await store.remove(id);
      changed(id);
      return present(model);
    },
    async stop() {
      await Promise.all([...fetching.keys()].map(interrupt));
    },
  };
}

async function knownModel(store: ModelStore, id: string): Promise<CatalogueModel> {
  const model = await store.find(id);
  if (model === undefined) throw fail('speech.model_not_found');
  return model;
}

const newFetching = (): Fetching => ({
  controller: new AbortController(),
  received: 0,
  state: 'fetching',
  done: Promise.resolve(),
});

function presented(
  model: CatalogueModel,
  now: {
    running: Fetching | undefined;
    installed: Installed | undefined;
    received: number;
    error: CodedError | null;
  },
): Model {
  const { family: _family, public_url: _url, files: _files, sample_rate: _rate, ...shown } = model;
  const { running, installed, received, error } = now;
  return {
    ...shown,
    engine: 'sherpa',
    state:
      running?.state ??
      (installed ? 'installed' : error ? 'failed' : received > 0 ? 'paused' : 'not_installed'),
    progress: installed ? 1 : Math.min(0.99, received / model.size_bytes),
    received_bytes: received,
    error,
    self_test: installed?.self_test ?? null,
  };
}

/** Fetches the files of a model one after the other and remembers it as installed. */
async function fetchModel(
  store: ModelStore,
  model: CatalogueModel,
  origin: Origin,
  state: Fetching,
): Promise<void> {
  const sizes = new Map<string, number>();
  const done: FetchedFile[] = [];
  for (const file of model.files) {
    const received = (bytes: number) => {
      sizes.set(file.name, bytes);
      state.received = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    };
    done.push(
      await fetchFile(origin, file, store.pathOf(model.id), { signal: state.controller.signal, received }),
    );
  }
  state.state = 'verifying';
  await store.save({ id: model.id, files: done, installed_at: new Date().toISOString(), self_test: null });
}

function originOf(model: CatalogueModel, source: ModelSource, mirror: string | undefined): Origin {
  if (source.from === 'folder') {
    const path = source.location ?? '';
    if (!isAbsolute(path)) throw fail('speech.download_failed', { reason: 'folder' });
    return { kind: 'folder', path };
  }
  const base = source.from === 'mirror' ? (source.location ?? mirror) : model.public_url;
  if (base == null || !URL.canParse(base) || !/^https?:$/.test(new URL(base).protocol)) {
    throw fail('speech.download_failed', { reason: 'address' });
  }
  // A mirror keeps one folder a model.
  return { kind: 'web', base: source.from === 'mirror' ? `${base.replace(/\/+$/, '')}/${model.id}` : base };
}

async function refuseFullDisk(folder: string, model: CatalogueModel): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < model.size_bytes * 1.1) {
    throw fail('speech.no_disk_space', { needed_mb: Math.ceil((model.size_bytes * 1.1) / 1e6) });
  }
}
