// A gate: `main.mjs test`, `main.mjs landing` or `main.mjs prove [part …]`. Its steps are the scripts in package.json
// that start with the gate's name; turbo.json lists their inputs, so that a step with unchanged inputs isn't rerun.
// `--cold` runs all of them regardless, as CI does. `--record=<column>` saves the durations in docs/gate.json. Ends
// with a list of failed and flaky tests, and `N passed, N failed`.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../ensure-chromium.mjs';
import { notePassed } from './changed-since.mjs';
import { runInOrder } from './schedule.mjs';
import { recordSeconds, usualSeconds } from './seconds.mjs';

const [gate = 'test', ...rest] = process.argv.slice(2);
const { values, positionals: parts } = parseArgs({
  args: rest,
  allowPositionals: true,
  options: { cold: { type: 'boolean', default: false }, record: { type: 'string' } },
});
const isCold = values.cold || process.env.CI !== undefined;

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const all = Object.keys(scripts).filter((name) => name.startsWith(`${gate}:`));
const unknown = parts.filter((part) => !all.includes(`${gate}:${part}`));
if (unknown.length > 0) {
  const known = all.map((name) => name.slice(gate.length + 1)).join(', ');
  console.error(`${gate} has no part ${unknown.join(', ')}. Its parts: ${known}.`);
  process.exit(1);
}
const steps = parts.length > 0 ? parts.map((part) => `${gate}:${part}`) : all;

const chromium = await ensureChromium();
const { stdout: browser } = spawnSync(chromium, ['--version'], { encoding: 'utf8' });
console.log(`${steps.length} steps; the usual seconds on two quiet cores:`);
for (const name of steps) {
  console.log(`       ${name.padEnd(22)} ${String(usualSeconds(name) ?? '').padStart(6)}`);
}

const resultOf = (name) => join('.cache', 'gate', `${name.replaceAll(':', '-')}.json`);
for (const name of steps) rmSync(resultOf(name), { force: true });
const started = performance.now();
const { tasks } = JSON.parse(readFileSync('turbo.json', 'utf8'));

/** Turbo's own messages. */
const chatter = /^\s*$|^\s*•|^cache (?:miss|hit|bypass)|^\$ |^\s*(?:Tasks|Cached|Time):/;

/** Runs one step alone: turbo knows whether it ran with the same inputs before, and keeps its output together. */
function runStep(name) {
  const turbo = spawn(
    'turbo',
    [
      'run',
      `//#${name}`,
      '--only',
      '--env-mode=loose',
      '--ui=stream',
      '--output-logs=new-only',
      '--log-prefix=none',
      '--log-order=grouped',
      '--no-update-notifier',
      ...(isCold ? ['--force'] : []),
    ],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        TURBO_TELEMETRY_DISABLED: '1',
        GATE_COLD: isCold ? '1' : '',
        GATE_MACHINE: `${process.version} ${browser?.trim()}`,
      },
    },
  );
  const said = [];
  for (const stream of [turbo.stdout, turbo.stderr]) stream.on('data', (part) => said.push(part));
  return new Promise((resolve) => {
    turbo.on('close', (code) => {
      const lines = Buffer.concat(said).toString().split('\n');
      const told = lines.filter((line) => !chatter.test(line)).join('\n');
      if (told !== '') console.log(told);
      resolve(code === 0);
    });
  });
}

const isOk = await runInOrder({
  steps,
  needs: (name) => (tasks[`//#${name}`].dependsOn ?? []).map((task) => task.slice('//#'.length)),
  seconds: usualSeconds,
  run: runStep,
  slots: 3,
});
const seconds = Math.round((performance.now() - started) / 1000);

const results = steps.map((name) =>
  existsSync(resultOf(name))
    ? JSON.parse(readFileSync(resultOf(name), 'utf8'))
    : {
        name,
        code: 1,
        passed: 0,
        failed: 1,
        flaky: [],
        failures: [{ name: 'did not run', message: [] }],
      },
);
for (const { name, code } of results) if (code === 0) notePassed(name);
if (values.record) recordSeconds(values.record, gate, seconds, results);
console.log(`\n${gate}: ${seconds} s`);
for (const { name, code, passed, failed, seconds: taken, seeds = [] } of results) {
  const verdict = code === 0 ? 'ok' : 'FAILED';
  const begun = gate === 'prove' && seeds.length > 0 ? `  seeds ${seeds.join(', ')}` : '';
  console.log(
    `${verdict.padEnd(6)} ${name.padEnd(22)} ${String(taken ?? '–').padStart(6)} s  ${passed} passed, ${failed} failed${begun}`,
  );
}
for (const { name, flaky, failures } of results) {
  for (const test of flaky) console.log(`FLAKY  ${name}: ${test}`);
  for (const failure of failures) console.log(`FAILED ${name}: ${failure.name}`);
}
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(isOk && results.every(({ code }) => code === 0) ? 0 : 1);
