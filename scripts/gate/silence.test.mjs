import { spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { stopWhenSilent } from './silence.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'payfac-silence-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a script of Node under the watch. @returns how it ended, and its log. */
async function watched(script, silenceMs) {
  const log = join(folder, 'log');
  const output = openSync(log, 'a');
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', output, output] });
  stopWhenSilent(child, log, silenceMs);
  const [code, signal] = await new Promise((resolve) => {
    child.on('close', (...ended) => resolve(ended));
  });
  return { code, signal, said: readFileSync(log, 'utf8') };
}

it('stops a command that waits for what never comes, and says so in its log', async () => {
  const { signal, said } = await watched('console.log("begun"); setInterval(() => {}, 1e6)', 2000);
  expect(signal).toBe('SIGTERM');
  expect(said).toMatch(/^begun\n\n.+ was silent for 2 s, and is stopped\.\n$/);
});

it('lets a command clean up before it ends', async () => {
  const script = `process.on('SIGTERM', () => { console.log('still running: one'); process.exit(3); });
setInterval(() => {}, 1e6);`;
  const { code, said } = await watched(script, 2000);
  expect(code).toBe(3);
  expect(said).toContain('still running: one');
});

it('leaves alone a command that speaks, however long it takes', async () => {
  const script = `let left = 12;
const timer = setInterval(() => { console.log(left); if (!left--) clearInterval(timer); }, 500);`;
  const { code, said } = await watched(script, 4000);
  expect(code).toBe(0);
  expect(said).not.toContain('stopped');
});
