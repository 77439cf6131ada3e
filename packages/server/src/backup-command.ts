/** `npm run backup -- PATH [--with-key]`: makes a backup of the installation, or brings the one there up to date. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup } from './backup/make-backup.ts';
import { readConfig } from './platform/config.ts';
import { keyName } from './platform/installation-key.ts';

process.umask(0o077);
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'with-key': { type: 'boolean', default: false } },
});
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new Error('npm run backup -- PATH [--with-key]');
  const config = readConfig(process.env);
  const startedAt = performance.now();
  const { files, bytes, with_key } = await makeBackup(config, resolve(path), {
    withKey: values['with-key'],
    say,
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  say(`The backup is whole: ${files} files, ${(bytes / 1e6).toFixed(1)} MB, in ${seconds} s`);
  say(
    with_key
      ? 'It holds the key and the letters of the outbox: whoever has it can read every secret. Keep it where only you may read.'
      : `It does not hold ${config.dataDir}/${keyName}, which reads the secrets in it. Keep a copy of that file in another place: without it nothing can be restored.`,
  );
  say('Speech models are not in it: fetch them again with npm run models.');
} catch (error) {
  process.stderr.write(`There is no new backup. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
