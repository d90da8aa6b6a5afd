// Manifest fields shared by all three packages, from settings.json. The owner chooses `license`: an SPDX name, whose
// text is in `licenses/`, or UNLICENSED.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;
const root = join(here, '..', '..');

export const packages = ['domain', 'api', 'ui'];

/** Node versions in which CommonJS can require these modules too. */
const engines = { node: '>=20.19' };

const keywords = {
  domain: ['payments', 'payfac', 'money', 'cents', 'state-machine', 'permissions'],
  api: ['payments', 'payfac', 'api-client', 'openapi', 'webhooks', 'typescript'],
  ui: ['react', 'design-system', 'components', 'theming', 'accessibility', 'payments'],
};

export const readSettings = (path = join(here, 'settings.json')) =>
  JSON.parse(readFileSync(path, 'utf8'));

const reserved = ({ year, holder }) =>
  `Copyright (c) ${year} ${holder}. All rights reserved.

No license is granted. This package may be used only under a written agreement with the copyright holder.
`;

/** Text of the LICENSE file. */
export function licenseText(settings) {
  if (settings.license === 'UNLICENSED') return reserved(settings);
  const path = join(here, 'licenses', `${settings.license}.txt`);
  if (!existsSync(path)) throw new Error(`Put the text of ${settings.license} into ${path}.`);
  return readFileSync(path, 'utf8')
    .replace('<year>', String(settings.year))
    .replace('<holder>', settings.holder);
}

/** Manifest fields derived from the settings. */
export const fieldsOf = (name, { license, repository }) => ({
  license,
  repository: { type: 'git', url: `git+${repository}.git`, directory: `packages/${name}` },
  homepage: `${repository}/tree/main/packages/${name}#readme`,
  bugs: { url: `${repository}/issues` },
  keywords: keywords[name],
  engines,
});

/** @returns differences from the settings; with `write` it resolves them. */
export function applySettings({ write = false, settings = readSettings() } = {}) {
  const differing = [];
  const keep = (path, text) => {
    if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
    if (write) writeFileSync(path, text);
    else differing.push(path);
  };
  for (const name of packages) {
    const folder = join(root, 'packages', name);
    const path = join(folder, 'package.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    const fields = fieldsOf(name, settings);
    const isAsSet = Object.entries(fields).every(
      ([key, value]) => JSON.stringify(manifest[key]) === JSON.stringify(value),
    );
    if (!isAsSet && write) {
      const { name: own, version, description, license: _, ...rest } = manifest;
      const made = { name: own, version, description, ...rest, ...fields };
      writeFileSync(path, `${JSON.stringify(made, null, 2)}\n`);
    } else if (!isAsSet) differing.push(path);
    keep(join(folder, 'LICENSE'), licenseText(settings));
  }
  return differing;
}

if (process.argv[1] === import.meta.filename) {
  const write = process.argv.includes('--write');
  const differing = applySettings({ write });
  if (differing.length > 0) {
    console.error(
      `Not as scripts/release/settings.json says:\n${differing.join('\n')}\nRun \`node scripts/release/manifest.mjs --write\`.`,
    );
    process.exit(1);
  }
}
