import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

type Need = {
  packages: string[];
  /** Programs that show the packages are there. */
  programs: string[];
  /** What is off without them. */
  without: string;
};

const needs: Record<'speech' | 'browser' | 'shell' | 'firefox' | 'webkit', Need> = {
  speech: {
    packages: ['pocketsphinx', 'pocketsphinx-en-us'],
    programs: ['pocketsphinx_batch'],
    without: 'English calls get no words until a speech engine is set up (Set-up, Speech engines)',
  },
  browser: {
    packages: ['chromium', 'fonts-dejavu-core'],
    programs: ['chromium'],
    without: 'the journeys in the browser cannot run',
  },
  shell: {
    packages: ['chromium-headless-shell'],
    programs: ['chromium-headless-shell'],
    without: 'the journeys run in the Chromium with windows, which takes longer',
  },
  firefox: {
    packages: ['firefox-esr'],
    programs: ['firefox-esr'],
    without: 'the main job is not tried in Firefox',
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: ['WebKitWebDriver', 'Xvfb'],
    without: 'the main job is not tried in WebKit',
  },
};

/** Debian's package manager gets this long; a server without internet must still start. */
const timeoutMs = 300_000;

/**
 * Installs what a command needs from the system where it may (root on Debian), and else says exactly what is
 * missing and how to get it. Never fails: the command goes on without.
 */
export async function ensureSystemPackages(names: (keyof typeof needs)[]): Promise<void> {
  const missing = names.map((name) => needs[name]).filter((need) => !need.programs.every(isInstalled));
  if (missing.length === 0) return;
  // One by one: what one package source does not have is no reason to go without the rest.
  if (mayInstall()) for (const need of missing) install(need.packages);
  for (const need of missing.filter((one) => !one.programs.every(isInstalled))) {
    process.stderr.write(`Not installed: ${need.packages.join(', ')}; ${need.without}.\n`);
    process.stderr.write(
      `On Debian or Ubuntu: sudo apt-get install --no-install-recommends ${need.packages.join(' ')}\n`,
    );
  }
}

export function isInstalled(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
}

function mayInstall(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && isInstalled('apt-get');
}

function install(packages: string[]): boolean {
  process.stderr.write(`Installing ${packages.join(', ')} from the system's package source\n`);
  const options = [
    '-o',
    'Acquire::http::Timeout=10',
    '-o',
    'Acquire::https::Timeout=10',
    '-o',
    'Acquire::Retries=0',
    '-o',
    'DPkg::Lock::Timeout=60',
  ];
  const apt = (...args: string[]) =>
    spawnSync('apt-get', [...options, ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
      timeout: timeoutMs,
    }).status === 0;
  const args = ['install', '-y', '--no-install-recommends', ...packages];
  return apt(...args) || (apt('update') && apt(...args));
}
