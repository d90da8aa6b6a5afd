// Says what a gate runs and how long that usually takes, runs its steps side by side, keeps each step's
// output in .cache/gate, and ends with what failed and one line `N passed, N failed`.
import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../ensure-chromium.mjs';
import { readReport } from './report.mjs';
import { gates, usualMinutes, usualSeconds } from './steps.mjs';

const logs = join('.cache', 'gate');
const atOnce = 2;

/** A step that runs no tests, or left no report of them, counts as one. */
function outcome(step, code) {
  const reported = readReport(step.report);
  if (!reported) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, failures: [] };
  return { ...reported, failed: code !== 0 && reported.failed === 0 ? 1 : reported.failed };
}

/** What failed and why, before the log's end: that is what is read first. */
function explain({ failures }, log) {
  for (const { name, message } of failures) console.log([`  × ${name}`, ...message].join('\n    '));
  console.log(readFileSync(log, 'utf8').split('\n').slice(-80).join('\n'));
}

function execute(step) {
  const log = join(logs, `${step.name}.log`);
  const output = openSync(log, 'w');
  if (step.report) rmSync(step.report, { force: true });
  const started = performance.now();
  return new Promise((resolve) => {
    const [command, ...args] = step.run;
    const child = spawn(command, args, {
      stdio: ['ignore', output, output],
      env: { ...process.env, ...step.env, CI: 'true', FORCE_COLOR: '0' },
    });
    child.on('error', (error) => console.error(`${step.name}: ${error.message}`));
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const result = outcome(step, code);
      const verdict = code === 0 ? 'ok' : 'FAILED';
      console.log(
        `${verdict.padEnd(6)} ${step.name.padEnd(16)} ${seconds.padStart(6)} s  ${result.passed} passed, ${result.failed} failed`,
      );
      if (code !== 0) explain(result, log);
      resolve({ name: step.name, code, ...result });
    });
  });
}

/** Starts a step when everything it comes after has ended well; skips it when something has not. */
async function runAll(steps) {
  const done = new Map();
  const waiting = [...steps];
  const running = new Set();
  const finish = async (step) => {
    done.set(step.name, await execute(step));
    running.delete(step);
  };
  while (waiting.length > 0 || running.size > 0) {
    for (const step of waiting.slice()) {
      const before = (step.after ?? []).map((name) => done.get(name));
      if (before.some((result) => result && result.code !== 0)) {
        waiting.splice(waiting.indexOf(step), 1);
        done.set(step.name, { name: step.name, code: 1, passed: 0, failed: 1, failures: [] });
        console.log(`FAILED ${step.name}: not run, a step before it failed`);
        continue;
      }
      const load = [...running].reduce((sum, { weight = 1 }) => sum + weight, 0);
      if (before.some((result) => !result) || load + (step.weight ?? 1) > atOnce) continue;
      waiting.splice(waiting.indexOf(step), 1);
      step.promise = finish(step);
      running.add(step);
    }
    await Promise.race([...running].map((step) => step.promise));
  }
  return [...done.values()];
}

mkdirSync(logs, { recursive: true });
await ensureChromium();
const gate = process.argv[2] ?? 'test';
const steps = gates[gate];
console.log(
  `${steps.length} steps, usually ${usualMinutes[gate]} minutes on two quiet cores, longer beside other work:`,
);
for (const { name } of steps) {
  const seconds = usualSeconds[name];
  console.log(
    `       ${name.padEnd(16)}${seconds ? `${String(seconds).padStart(5)} s usually` : ''}`,
  );
}
const results = await runAll(steps);
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
for (const { name, failures } of results)
  for (const failure of failures) console.log(`FAILED ${name}: ${failure.name}`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(results.every(({ code }) => code === 0) ? 0 : 1);
