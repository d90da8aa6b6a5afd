// Runs the steps of a gate side by side, keeps each step's output in .cache/gate, and ends with one
// line `N passed, N failed`. Steps that run tests report their own counts; others count as one.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './ensure-chromium.mjs';
import { gates } from './gates.mjs';

const logs = join('.cache', 'gate');
const atOnce = 2;

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Counts of a runner's JSON report. Jest and vitest share a format; Playwright has its own. */
function countReport(path) {
  if (!existsSync(path)) return undefined;
  const report = readJson(path);
  if (report.stats) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected + flaky, failed: unexpected };
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

function counts(step, code) {
  const reported = step.report && countReport(step.report);
  if (!reported) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  const failed = code !== 0 && reported.failed === 0 ? 1 : reported.failed;
  return { passed: reported.passed, failed };
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
      const result = counts(step, code);
      const verdict = code === 0 ? 'ok' : 'FAILED';
      console.log(
        `${verdict.padEnd(6)} ${step.name.padEnd(14)} ${seconds.padStart(6)} s  ${result.passed} passed, ${result.failed} failed`,
      );
      if (code !== 0) console.log(readFileSync(log, 'utf8').split('\n').slice(-80).join('\n'));
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
        done.set(step.name, { name: step.name, code: 1, passed: 0, failed: 1 });
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
const results = await runAll(gates[process.argv[2] ?? 'test']);
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(results.every(({ code }) => code === 0) ? 0 : 1);
