import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { folderCircles } from './folder-circles.mjs';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '..');

/** One planted violation per rule: a forbidden import. */
const planted = [
  ['domain-alone', 'packages/domain/src/a.ts', 'packages/api/src/messages/index.ts'],
  ['ui-alone', 'packages/ui/src/a.ts', 'packages/domain/src/money/index.ts'],
  ['api-on-domain', 'packages/api/src/client/a.ts', 'packages/ui/src/theme/vars.css.ts'],
  ['contract-without-client', 'packages/api/src/contract/a.ts', 'packages/api/src/client/b.ts'],
  ['reference-apart', 'packages/api/src/client/c.ts', 'packages/api/src/areas/x/docs.ts'],
  ['platform-parts', 'apps/platform/src/a.ts', 'packages/ui/src/theme/vars.css.ts'],
  ['platform-without-client', 'apps/platform/src/b.ts', 'packages/api/src/client/b.ts'],
  ['platform-kernel-first', 'apps/platform/src/kernel/a.ts', 'apps/platform/src/http/z.ts'],
  [
    'platform-processors-second',
    'apps/platform/src/processors/a.ts',
    'apps/platform/src/http/z.ts',
  ],
  ['platform-http-third', 'apps/platform/src/http/a.ts', 'apps/platform/src/areas/x/z.ts'],
  ['platform-areas-fourth', 'apps/platform/src/areas/x/a.ts', 'apps/platform/src/program/z.ts'],
  ['platform-hosted-fifth', 'apps/platform/src/hosted/a.ts', 'apps/platform/src/program/z.ts'],
  [
    'port-not-simulator',
    'apps/platform/src/areas/transactions/a.ts',
    'apps/platform/src/processors/simulated/z.ts',
  ],
  [
    'hashes-in-turn',
    'apps/platform/src/areas/x/d.ts',
    'apps/platform/src/http/sessions/passwords.ts',
  ],
  [
    'payments-below-billing',
    'apps/platform/src/areas/transactions/b.ts',
    'apps/platform/src/areas/invoices/z.ts',
  ],
  ['proofs-apart', 'apps/platform/src/areas/x/c.ts', 'apps/platform/src/areas/x/x.proof.ts'],
  [
    'proofs-by-requirements',
    'apps/platform/src/areas/x/x.proof.ts',
    'apps/platform/src/areas/x/z.ts',
  ],
  ['domain-kernel-first', 'packages/domain/src/kernel/x/a.ts', 'packages/domain/src/areas/x/z.ts'],
  ['api-kernel-first', 'packages/api/src/kernel/a.ts', 'packages/api/src/areas/x/z.ts'],
  ['api-areas-second', 'packages/api/src/areas/x/a.ts', 'packages/api/src/contract/z.ts'],
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
/** Three areas that form a circle, without a circle of files. */
const round = [
  ['apps/platform/src/areas/x/b.ts', 'apps/platform/src/areas/y/z.ts'],
  ['apps/platform/src/areas/y/b.ts', 'apps/platform/src/areas/w/z.ts'],
  ['apps/platform/src/areas/w/b.ts', 'apps/platform/src/areas/x/z.ts'],
];
const nowhere = ['resolvable', 'packages/domain/src/d.ts', 'packages/domain/src/nowhere.ts'];

const importLine = (from, to) => `import './${relative(dirname(from), to)}';\n`;

async function plant(house) {
  const sources = new Map(planted.map(([, , to]) => [to, 'export {};\n']));
  sources.set(
    'packages/domain/src/c.ts',
    importLine('packages/domain/src/c.ts', 'packages/domain/src/b.ts'),
  );
  for (const [, to] of round) sources.set(to, 'export {};\n');
  for (const [, from, to] of [...planted, nowhere]) sources.set(from, importLine(from, to));
  for (const [from, to] of round) sources.set(from, importLine(from, to));
  for (const [path, source] of sources) {
    await mkdir(dirname(join(house, path)), { recursive: true });
    await writeFile(join(house, path), source);
  }
}

/** dependency-cruiser's report on some folders. */
async function cruise(cwd, ...folders) {
  const config = join(root, '.dependency-cruiser.cjs');
  const args = ['--config', config, '--output-type', 'json', ...folders];
  const bin = join(root, 'node_modules/.bin/depcruise');
  const { stdout } = await run(bin, args, { cwd, maxBuffer: 1 << 28 }).catch((e) => e);
  return JSON.parse(stdout);
}

const platformAreas = 'apps/platform/src/areas';
/** Folders whose subfolders must not form circles. */
const rooms = [
  'apps/platform/src',
  'apps/platform/src/kernel',
  platformAreas,
  'packages/api/src',
  'packages/api/src/areas',
  'packages/domain/src',
  'packages/domain/src/kernel',
  'packages/domain/src/areas',
];

describe('boundaries', () => {
  it('catches a planted violation of every rule', { timeout: 60_000 }, async () => {
    const house = await mkdtemp(join(tmpdir(), 'boundaries-'));
    await plant(house);
    const { modules, summary } = await cruise(house, 'packages', 'apps');
    await rm(house, { recursive: true });
    const { violations } = summary;
    for (const [rule, file] of [...planted, nowhere]) {
      const caught = violations.some(({ rule: { name }, from }) => name === rule && from === file);
      expect(caught, `${rule} in ${file}`).toBe(true);
    }
    expect(folderCircles(platformAreas, modules).toSorted()).toEqual([
      'w → x → y → w',
      'x → y → w → x',
      'y → w → x → y',
    ]);
  });

  it('has no folders that go in a circle', { timeout: 120_000 }, async () => {
    const { modules } = await cruise(
      root,
      'apps/platform/src',
      'packages/api/src',
      'packages/domain/src',
    );
    const circles = rooms.map((folder) => [folder, folderCircles(folder, modules)]);
    expect(circles).toEqual(rooms.map((folder) => [folder, []]));
  });
});
