// Writes what is delivered as a bill of materials, CycloneDX, to .cache/supply-chain/delivered.cdx.json, and fails
// for a license that is not allowed. The scripts of hosted pages, with hash and reason, go to hosted-scripts.json there. pnpm makes the lists, from the lockfile and the packages installed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptInventory } from '../../apps/platform/src/hosted/assets/scripts.ts';
import { delivered, refusals, tools } from './licenses.mjs';

const folder = '.cache/supply-chain';
mkdirSync(folder, { recursive: true });

function list(name, ...options) {
  const file = join(folder, `${name}.cdx.json`);
  const asked = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--out', file];
  const { status, stderr, error } = spawnSync('pnpm', ['sbom', ...asked, ...options], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`pnpm sbom failed: ${error?.message ?? stderr}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

const shipped = list('delivered', '--prod');
const everything = list('everything');
// An empty list would pass silently.
if (shipped.components.length === 0 || everything.components.length < shipped.components.length) {
  throw new Error('The lists of packages are not whole.');
}
const refused = [...refusals(shipped, delivered), ...refusals(everything, tools)];
for (const line of new Set(refused)) console.error(line);
const scripts = await scriptInventory();
writeFileSync(join(folder, 'hosted-scripts.json'), `${JSON.stringify(scripts, undefined, 2)}\n`);
console.log(
  `${shipped.components.length} packages delivered, ${everything.components.length} with tools, ${refused.length} refused; ${scripts.length} scripts of hosted pages`,
);
if (refused.length > 0) process.exitCode = 1;
