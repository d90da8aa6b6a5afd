import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '..');

/** One planted violation a rule: who imports what it must not. */
const planted = [
  ['domain-alone', 'packages/domain/src/a.ts', 'packages/api/src/messages/index.ts'],
  ['ui-alone', 'packages/ui/src/a.ts', 'packages/domain/src/money/index.ts'],
  ['api-on-domain', 'packages/api/src/client/a.ts', 'packages/ui/src/theme/vars.css.ts'],
  ['contract-without-client', 'packages/api/src/contract/a.ts', 'packages/api/src/client/b.ts'],
  ['platform-parts', 'apps/platform/src/a.ts', 'packages/ui/src/theme/vars.css.ts'],
  ['platform-without-client', 'apps/platform/src/b.ts', 'packages/api/src/client/b.ts'],
  ['backoffice-parts', 'apps/backoffice/src/app/a.ts', 'apps/platform/src/c.ts'],
  ['shared-first', 'apps/backoffice/src/shared/a.ts', 'apps/backoffice/src/app/guard.ts'],
  ['entities-second', 'apps/backoffice/src/entities/x/a.ts', 'apps/backoffice/src/app/guard.ts'],
  ['features-apart', 'apps/backoffice/src/features/x/a.ts', 'apps/backoffice/src/features/y/b.ts'],
  [
    'forbidden-aria',
    'packages/ui/src/b.ts',
    'packages/ui/src/react-aria-components/dist/DateField.ts',
  ],
  ['no-circles', 'packages/domain/src/b.ts', 'packages/domain/src/c.ts'],
];
const nowhere = ['resolvable', 'packages/domain/src/d.ts', 'packages/domain/src/nowhere.ts'];

const importLine = (from, to) => `import './${relative(dirname(from), to)}';\n`;

async function plant(house) {
  const sources = new Map(planted.map(([, , to]) => [to, 'export {};\n']));
  sources.set(
    'packages/domain/src/c.ts',
    importLine('packages/domain/src/c.ts', 'packages/domain/src/b.ts'),
  );
  for (const [, from, to] of [...planted, nowhere]) sources.set(from, importLine(from, to));
  for (const [path, source] of sources) {
    await mkdir(dirname(join(house, path)), { recursive: true });
    await writeFile(join(house, path), source);
  }
}

describe('boundaries', () => {
  it('catches a planted violation of every rule', { timeout: 60_000 }, async () => {
    const house = await mkdtemp(join(tmpdir(), 'boundaries-'));
    await plant(house);
    const config = join(root, '.dependency-cruiser.cjs');
    const args = ['--config', config, '--output-type', 'json', 'packages', 'apps'];
    const bin = join(root, 'node_modules/.bin/depcruise');
    const { stdout } = await run(bin, args, { cwd: house, maxBuffer: 1 << 26 }).catch((e) => e);
    await rm(house, { recursive: true });
    const { violations } = JSON.parse(stdout).summary;
    for (const [rule, file] of [...planted, nowhere]) {
      const caught = violations.some(({ rule: { name }, from }) => name === rule && from === file);
      expect(caught, `${rule} in ${file}`).toBe(true);
    }
  });
});
