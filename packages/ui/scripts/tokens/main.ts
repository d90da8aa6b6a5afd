import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileTokens } from './compile.ts';

const PACKAGE = new URL('../../', import.meta.url);

const written: string[] = [];
for (const [name, text] of await compileTokens()) {
  const path = fileURLToPath(new URL(name, PACKAGE));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  written.push(path);
}
execFileSync('biome', ['format', '--write', ...written], { stdio: 'inherit' });
