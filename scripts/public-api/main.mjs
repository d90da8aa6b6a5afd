// The public API of each package, stored in packages/<name>/public-api.txt so that reviews see its changes, and
// compared with the bump declared by the changesets. `--write` updates it; `--release` also makes it the baseline for
// the next changes.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { bumpNeeded, declaredBump, isEnough } from './bump.mjs';
import { describeContract } from './describe-contract.mjs';
import { describeTypes } from './describe-types.mjs';
import { describeUi } from './describe-ui.mjs';
import { entriesOf } from './entries.mjs';

const typesOf = (name, withRoot) => {
  const folder = resolve('packages', name);
  return describeTypes(folder, entriesOf(folder, { withRoot }));
};

/** Contract areas are described in wire format: a call's inferred type says the same at greater length. */
const isArea = (line) => line.startsWith('contract/');

/** The root of `domain` and `ui` repeats the other entries; that of `api` is the client. */
const packages = {
  domain: () => typesOf('domain', false),
  api: () => [...typesOf('api', true).filter((line) => !isArea(line)), ...describeContract()],
  ui: describeUi,
};

const linesOf = (path) =>
  existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n') : [];
const without = (lines, others) => {
  const known = new Set(others);
  return lines.filter((line) => !known.has(line));
};

const isRelease = process.argv.includes('--release');
const isWrite = isRelease || process.argv.includes('--write');
const changesets = globSync('.changeset/*.md').map((path) => readFileSync(path, 'utf8'));

/** @returns problems, in words. */
function check(name, lines) {
  const kept = linesOf(`packages/${name}/public-api.txt`);
  const changes = [
    ...without(kept, lines).map((line) => `- ${line}`),
    ...without(lines, kept).map((line) => `+ ${line}`),
  ];
  if (changes.length > 0) {
    return [
      `The public API of @payfac/${name} changed:\n${changes.join('\n')}\nIf this is meant, run \`pnpm run public-api\` and declare the bump in a changeset (packages/ui/VERSIONING.md).`,
    ];
  }
  const before = linesOf(`packages/${name}/public-api.released.txt`);
  if (before.length === 0) return [];
  const { version } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8'));
  const needed = bumpNeeded(version, without(before, lines), without(lines, before));
  const declared = declaredBump(`@payfac/${name}`, changesets);
  return isEnough(declared, needed)
    ? []
    : [
        `The public API needs a ${needed} bump of @payfac/${name}; the changesets declare ${declared}.`,
      ];
}

const problems = Object.entries(packages).flatMap(([name, describe]) => {
  const lines = describe();
  const text = `${lines.join('\n')}\n`;
  if (isRelease) writeFileSync(`packages/${name}/public-api.released.txt`, text);
  if (!isWrite) return check(name, lines);
  writeFileSync(`packages/${name}/public-api.txt`, text);
  return [];
});
if (problems.length > 0) {
  console.error(problems.join('\n\n'));
  process.exit(1);
}
