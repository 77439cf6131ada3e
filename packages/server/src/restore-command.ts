/** `npm run restore -- PATH [--key FILE]`: makes an installation from a backup, in an empty DATA_DIR. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from './backup/restore-backup.ts';
import { readConfig } from './platform/config.ts';
import { keyName } from './platform/installation-key.ts';

process.umask(0o077);
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { key: { type: 'string' } },
});
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new Error('npm run restore -- PATH [--key FILE]');
  const config = readConfig(process.env);
  const hasKey = await restoreBackup(config, resolve(path), { keyPath: values.key, say });
  say(
    hasKey
      ? `${config.dataDir} is restored. Start with npm start.`
      : `${config.dataDir} is restored, but for the key. Put the kept copy there as ${keyName}, then start with npm start.`,
  );
} catch (error) {
  process.stderr.write(`Not restored. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
