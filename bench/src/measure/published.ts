import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const source = resolve(import.meta.dirname, '../../../packages/ui');

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stderr}`);
}

/** The package as users install it: packed with its build and manifest, in its own folder. */
export interface Published {
  /** Its manifest: imports resolved from beside it get the package. */
  readonly manifest: string;
  remove(): void;
}

export function publishedPackage(): Published {
  const folder = mkdtempSync(join(tmpdir(), 'payfac-published-'));
  const tarball = join(folder, 'ui.tgz');
  // `prepack` builds.
  run('pnpm', ['pack', '--out', tarball], source);
  const home = join(folder, 'node_modules/@payfac/ui');
  mkdirSync(home, { recursive: true });
  run('tar', ['xzf', tarball, '--strip-components=1'], home);
  symlinkSync(join(source, 'node_modules'), join(home, 'node_modules'));
  // A bundler resolves only from existing files.
  const manifest = join(folder, 'package.json');
  writeFileSync(manifest, '{ "type": "module" }');
  return { manifest, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
