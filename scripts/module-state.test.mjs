import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '..');

const planted = {
  'apps/backoffice/src/held.ts': 'let held = 0;\nexport const next = () => (held += 1);',
  'apps/platform/src/told.ts':
    'export let isTold = false;\nexport const tell = () => (isTold = true);',
  'packages/ui/src/pressed.ts': "addEventListener('pointerdown', () => undefined);",
  'apps/backoffice/src/heard.ts':
    'export const start = (hear: () => void) => hear;\nstart.call(0, () => 0);\ndocument.addEventListener("a", () => 0);',
  'apps/backoffice/src/store.ts':
    "import { getDefaultStore } from 'jotai';\nexport const store = getDefaultStore;",
};
const fine = {
  'apps/backoffice/src/begun.ts':
    "export function begin(signal: AbortSignal) {\n  let count = 0;\n  addEventListener('a', () => (count += 1), { signal });\n}",
  'apps/backoffice/src/shared/state/app.ts':
    'let running = 0;\nexport const next = () => (running += 1);',
  'apps/backoffice/src/held.test.ts': 'let held = 0;\nexport const next = () => (held += 1);',
};

it('finds state and listeners of modules, but for the files that are named with a reason', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'module-state-'));
  for (const [name, source] of Object.entries({ ...planted, ...fine })) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), `${source}\n`);
  }
  await cp(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  await cp(join(root, 'scripts/lint'), join(folder, 'scripts/lint'), { recursive: true });
  const bin = join(root, 'node_modules/.bin/oxlint');
  const args = ['-f', 'unix', 'apps', 'packages'];
  const { stdout } = await run(bin, args, { cwd: folder }).catch((refusal) => refusal);
  await rm(folder, { recursive: true });
  const found = stdout.split('\n').filter((line) => line.includes('module-state('));
  for (const name of Object.keys(planted))
    expect(
      found.filter((line) => line.includes(name)),
      name,
    ).toHaveLength(1);
  expect(found).toHaveLength(Object.keys(planted).length);
});
