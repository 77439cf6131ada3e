import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { CatalogueModel, catalogue } from './catalogue.ts';
import { sizeOf } from './fetch-file.ts';

const SelfTest = z.object({
  ok: z.boolean(),
  at: z.string(),
  text: z.string().nullable(),
  realtime_factor: z.number().nullable(),
  error: z
    .object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) })
    .nullable(),
});
export type SelfTest = z.infer<typeof SelfTest>;

/** What is known of an installed model; written last, so that its presence means that every file is there. */
const Installed = z.object({
  id: z.string(),
  files: z.array(z.object({ name: z.string(), bytes: z.int(), sha256: z.string() })),
  installed_at: z.string(),
  self_test: SelfTest.nullable(),
});
export type Installed = z.infer<typeof Installed>;

/** The folder of models: one folder a model, `model.json` in it when it is complete. */
export type ModelStore = {
  folder: string;
  list: () => Promise<CatalogueModel[]>;
  find: (id: string) => Promise<CatalogueModel | undefined>;
  pathOf: (id: string, file?: string) => string;
  /** Undefined unless every file is there with its size. */
  findInstalled: (id: string) => Promise<Installed | undefined>;
  save: (installed: Installed) => Promise<void>;
  /** Bytes that arrived so far. */
  receivedBytes: (id: string) => Promise<number>;
  remove: (id: string) => Promise<void>;
};

export function modelStore(folder: string): ModelStore {
  const pathOf = (id: string, file?: string) =>
    file === undefined ? join(folder, id) : join(folder, id, file);
  const list = async () => [...(await ownModels(folder)), ...catalogue];
  return {
    folder,
    list,
    find: async (id) => (await list()).find((model) => model.id === id),
    pathOf,
    async findInstalled(id) {
      const text = await readFile(pathOf(id, 'model.json'), 'utf8').catch(() => undefined);
      if (text === undefined) return undefined;
      const parsed = Installed.safeParse(JSON.parse(text));
      if (!parsed.success) return undefined;
      for (const file of parsed.data.files) {
        if ((await sizeOf(pathOf(id, file.name))) !== file.bytes) return undefined;
      }
      return parsed.data;
    },
    async save(installed) {
      const path = pathOf(installed.id, 'model.json');
      await writeFile(`${path}.half`, JSON.stringify(installed, null, 2));
      await rename(`${path}.half`, path);
    },
    async receivedBytes(id) {
      const names = await readdir(pathOf(id)).catch(() => []);
      const sizes = await Promise.all(names.map((name) => sizeOf(pathOf(id, name))));
      return sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
    },
    async remove(id) {
      await rm(pathOf(id, 'model.json'), { force: true });
      await rm(pathOf(id), { recursive: true, force: true });
    },
  };
}

/** An installation may name models of its own in `catalogue.json` beside the others. */
async function ownModels(folder: string): Promise<CatalogueModel[]> {
  const text = await readFile(join(folder, 'catalogue.json'), 'utf8').catch(() => undefined);
  return text === undefined ? [] : z.array(CatalogueModel).parse(JSON.parse(text));
}
