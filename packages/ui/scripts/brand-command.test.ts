// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const command = fileURLToPath(new URL('../bin/payfac-ui.mjs', import.meta.url));
const run = (...args: string[]) =>
  spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' });

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'brand-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

it('writes stylesheet and tokens, and makes the same brand from its own tokens', () => {
  const out = folder();
  const first = run('brand', '--name', 'Acme Pay', '--primary', '#7a3cff', '--out', out);
  expect([first.status, first.stderr]).toEqual([0, '']);
  expect(first.stdout).toMatch(/(\d+) of \1 pairs reach WCAG AA/);
  expect(readdirSync(out).toSorted()).toEqual(['acme-pay.css', 'acme-pay.tokens.json']);
  const again = folder();
  run('brand', '--name', 'Acme Pay', '--tokens', join(out, 'acme-pay.tokens.json'), '--out', again);
  expect(readFileSync(join(again, 'acme-pay.css'), 'utf8')).toBe(
    readFileSync(join(out, 'acme-pay.css'), 'utf8'),
  );
});

it('says what is missing or wrong, and writes nothing', () => {
  const out = folder();
  const at = ['--out', out];
  const broken = join(folder(), 'broken.json');
  writeFileSync(broken, '{}');
  expect(run().stderr).toContain('Usage');
  expect(run('brand', '--name', 'A', '--primary', 'red', ...at).stderr).toContain('no color');
  expect(run('brand', '--name', '../x', '--primary', '#112233', ...at).stderr).toContain(
    'Name the brand',
  );
  expect(run('brand', '--name', 'A', '--tokens', broken, ...at).stderr).toContain('is missing');
  expect(run('brand', '--name', 'A', '--tokens', '/no/such', ...at).stderr).toContain('ENOENT');
  expect(run('brand', '--nope').stderr).toContain('Usage');
  expect(readdirSync(out)).toEqual([]);
});
