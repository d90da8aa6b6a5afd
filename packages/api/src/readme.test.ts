import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const typescript = fromHere('../node_modules/typescript/bin/tsc');
const folders: string[] = [];

interface Example {
  readonly file: string;
  readonly code: string;
}

/** The `ts` blocks of a README, in order; a block with a file name in its first line keeps that name. */
function examplesOf(readme: string): Example[] {
  return [...readme.matchAll(/^```ts ?(\S*)\n(.*?)^```/gms)].map(([, name = '', code = ''], at) => {
    const number = String(at + 1).padStart(2, '0');
    return { file: name.endsWith('.ts') ? name : `${number}${name && `-${name}`}.ts`, code };
  });
}

/** The output the examples' comments promise, in order, headed by file name as the harness prints it. */
const printedBy = (examples: readonly Example[]): string[] =>
  examples
    .filter(({ file }) => /^\d/.test(file))
    .flatMap(({ file, code }) => [
      `== ${file}`,
      ...[...code.matchAll(/console\.log\(.*\);? \/\/ (.+)$/gm)].map(([, text = '']) => text),
    ]);

const compilerOptions = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
  types: ['node'],
};

/** Writes the examples as a project outside the workspace that depends on both packages. */
function layOut(examples: readonly Example[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'payfac-readme-'));
  folders.push(folder);
  mkdirSync(join(folder, 'node_modules/@payfac'), { recursive: true });
  mkdirSync(join(folder, 'node_modules/@types'));
  symlinkSync(fromHere('..'), join(folder, 'node_modules/@payfac/api'));
  symlinkSync(fromHere('../../domain'), join(folder, 'node_modules/@payfac/domain'));
  symlinkSync(fromHere('../node_modules/@types/node'), join(folder, 'node_modules/@types/node'));
  for (const { file, code } of examples) writeFileSync(join(folder, file), code);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  return folder;
}

const run = (...args: string[]): string => {
  try {
    return execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    throw new Error(`${Object(error).stdout}${Object(error).stderr}`, { cause: error });
  }
};

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe.each([
  ['@payfac/api', '../README.md', 10],
  ['@payfac/domain', '../../domain/README.md', 5],
])('the README of %s', (_, path, least) => {
  const examples = examplesOf(readFileSync(fromHere(path), 'utf8'));
  const folder = layOut(examples);

  it('has its examples', () => expect(examples.length).toBeGreaterThanOrEqual(least));

  it('type-checks', () => expect(run(typescript, '-p', folder)).toBe(''));

  it('prints what it says', () => {
    const printed = run(fromHere('../scripts/readme-harness.ts'), folder);
    expect(printed.trim().split('\n')).toEqual(printedBy(examples));
  });
});

it('the README of @payfac/domain names every part', () => {
  const readme = readFileSync(fromHere('../../domain/README.md'), 'utf8');
  const parts = ['kernel', 'areas'].flatMap((room) =>
    readdirSync(fromHere(`../../domain/src/${room}`)),
  );
  expect(parts.filter((part) => !readme.includes(`\`${part}\``))).toEqual([]);
});
