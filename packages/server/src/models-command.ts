/**
 * `npm run models` lists models; `npm run models -- fetch ID`, `fetch ID --mirror URL`, `fetch ID --folder PATH`,
 * `remove ID`, `verify ID`.
 */
import { parseArgs } from 'node:util';
import { Failure } from '@earshot/core/errors.ts';
import { sha256Of } from './engines/models/fetch-file.ts';
import { modelStore } from './engines/models/model-store.ts';
import { createModels, type ModelSource } from './engines/models/models.ts';
import { readConfig } from './platform/config.ts';

const config = readConfig(process.env);
const store = modelStore(config.modelsDir);
const models = createModels(store, config.modelsMirror, () => {});
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { mirror: { type: 'string' }, folder: { type: 'string' } },
});
const [action = 'list', id = ''] = positionals;
const print = (line: string) => process.stdout.write(`${line}\n`);
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

async function list(): Promise<void> {
  for (const model of await models.list()) {
    const mark = model.recommended ? ' (recommended)' : '';
    print(
      `${model.id}${mark}: ${model.state}, ${megabytes(model.size_bytes)}, ${model.languages.join(' ')}, ${model.licence}`,
    );
  }
  print(`\nFolder: ${store.folder}. Fetch one with: npm run models -- fetch ID`);
}

async function fetchOne(): Promise<void> {
  const source: ModelSource =
    values.folder !== undefined
      ? { from: 'folder', location: values.folder }
      : values.mirror !== undefined
        ? { from: 'mirror', location: values.mirror }
        : { from: 'public' };
  const { model, done } = await models.fetch(id, source);
  print(`${model.name}, licence ${model.licence}${model.attribution ? `, by ${model.attribution}` : ''}`);
  const tick = setInterval(async () => {
    const now = await models.get(id);
    print(`${megabytes(now.received_bytes)} of about ${megabytes(now.size_bytes)}`);
  }, 2000);
  await done.finally(() => clearInterval(tick));
  print('Installed.');
}

async function verify(): Promise<void> {
  const installed = await store.findInstalled(id);
  if (installed === undefined) throw new Error(`${id} is not installed`);
  for (const file of installed.files) {
    const isRight = (await sha256Of(store.pathOf(id, file.name))) === file.sha256;
    print(`${file.name}: ${isRight ? 'right' : 'WRONG, remove the model and fetch it again'}`);
    if (!isRight) process.exitCode = 1;
  }
}

const actions: Record<string, () => Promise<void>> = {
  list,
  fetch: fetchOne,
  verify,
  async remove() {
    await models.remove(id);
    print('Removed.');
  },
};

try {
  const run = actions[action];
  if (run === undefined)
    throw new Error(`There is no action ${action}. Known: ${Object.keys(actions).join(', ')}`);
  await run();
} catch (error) {
  const detail =
    error instanceof Failure ? `${error.message} ${JSON.stringify(error.params)}` : String(error);
  process.stderr.write(`${detail}\n`);
  process.exitCode = 1;
}
