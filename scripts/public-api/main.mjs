// What a user of @payfac/ui can name, kept in packages/ui/public-api.txt so that a change of it is seen
// in review, and held against the bump that the changesets declare. `--write` writes it anew;
// `--release` also makes it what the next changes are compared with.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { bumpNeeded, declaredBump, isEnough } from './bump.mjs';
import { describeUi } from './describe-ui.mjs';

const current = 'packages/ui/public-api.txt';
const released = 'packages/ui/public-api.released.txt';
const linesOf = (path) =>
  existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n') : [];
const without = (lines, others) => {
  const known = new Set(others);
  return lines.filter((line) => !known.has(line));
};

const lines = describeUi();
const text = `${lines.join('\n')}\n`;
if (process.argv.includes('--release')) writeFileSync(released, text);
if (process.argv.includes('--write') || process.argv.includes('--release')) {
  writeFileSync(current, text);
  process.exit(0);
}

const kept = linesOf(current);
const changes = [
  ...without(kept, lines).map((line) => `- ${line}`),
  ...without(lines, kept).map((line) => `+ ${line}`),
];
if (changes.length > 0) {
  console.error(
    `The public API of @payfac/ui changed:\n${changes.join('\n')}\nIf this is meant, run \`pnpm run public-api\` and declare the bump in a changeset (packages/ui/VERSIONING.md).`,
  );
  process.exit(1);
}

const before = linesOf(released);
if (before.length > 0) {
  const { version } = JSON.parse(readFileSync('packages/ui/package.json', 'utf8'));
  const changesets = globSync('.changeset/*.md').map((path) => readFileSync(path, 'utf8'));
  const needed = bumpNeeded(version, without(before, lines), without(lines, before));
  const declared = declaredBump('@payfac/ui', changesets);
  if (!isEnough(declared, needed)) {
    console.error(
      `The public API needs a ${needed} bump of @payfac/ui; the changesets declare ${declared}.`,
    );
    process.exit(1);
  }
}
