// Writes a CycloneDX bill of materials of what is delivered to .cache/supply-chain/delivered.cdx.json, and fails for a
// license that isn't allowed. pnpm produces the lists from the lockfile and the installed packages.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
console.log(
  `${shipped.components.length} packages delivered, ${everything.components.length} with tools, ${refused.length} refused`,
);
if (refused.length > 0) process.exitCode = 1;
