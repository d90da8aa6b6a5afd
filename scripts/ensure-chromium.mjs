// Finds the browser for tests: CHROMIUM_PATH, then Playwright's own build, then the system's. `ensureChromium` also
// installs one: Playwright's when its host is reachable, otherwise Debian's package.
import { execFileSync, spawnSync } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
/** The headless shell draws no window and uses a sixth less CPU. */
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export const launchArgs =
  process.platform === 'linux'
    ? [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ]
    : [];

function playwrightBuild() {
  const path = require('playwright').chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

const systemBrowser = () => systemPaths.find((path) => existsSync(path));

/** No side effects: safe to call from a configuration file. Undefined lets Playwright choose. */
export const findChromium = () =>
  process.env.CHROMIUM_PATH ?? (playwrightBuild() ? undefined : systemBrowser());

export const launchOptions = () => {
  const executablePath = findChromium();
  return { args: launchArgs, ...(executablePath ? { executablePath } : {}) };
};

async function canDownload() {
  const waiting = new Promise((resolve) => setTimeout(resolve, 1500, false));
  const found = lookup('cdn.playwright.dev').then(
    () => true,
    () => false,
  );
  return !process.env.PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD && (await Promise.race([found, waiting]));
}

function installPlaywrightBuild() {
  const cli = join(dirname(require.resolve('playwright/package.json')), 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit', timeout: 180_000 });
}

function installDebianPackage() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  for (const browser of ['chromium-headless-shell', 'chromium']) {
    const args = ['install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-liberation'];
    if (spawnSync('apt-get', args, { stdio: 'ignore', env }).status === 0) return;
  }
}

export async function ensureChromium() {
  const present = () => process.env.CHROMIUM_PATH ?? playwrightBuild() ?? systemBrowser();
  if (present()) return present();
  console.error('Installing Chromium for the browser tests …');
  if (await canDownload()) installPlaywrightBuild();
  else if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) installDebianPackage();
  if (present()) return present();
  throw new Error(
    'No Chromium found. Set CHROMIUM_PATH, or run `npx playwright install chromium`.',
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(await ensureChromium());
}
