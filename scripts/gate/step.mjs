// Runs one step of a gate, named by its npm script: `step.mjs vitest --project platform`, `step.mjs affected --project
// ui` (vitest; in a warm run only affected tests), `step.mjs playwright --grep @full`, or any other command; a command
// may write a report to the path in GATE_REPORT. `step.mjs servers node …` is a command that starts servers. Saves the
// full output in .cache/gate/<step>.log and the result in .cache/gate/<step>.json, and prints one line and the failures.
// Failed tests run once more by themselves, and so does a command that starts servers: those that then pass are flaky.
// A command that says nothing for a quarter of an hour hangs: it is stopped, and counts as failed.
import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedSince } from './changed-since.mjs';
import { readReport } from './report.mjs';
import { stopWhenSilent } from './silence.mjs';

const name = process.env.npm_lifecycle_event;
const folder = join('.cache', 'gate');
const fileName = name.replaceAll(':', '-');
const log = join(folder, `${fileName}.log`);
const report = join(folder, `${fileName}.report.json`);
const reportPlace = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, GATE_REPORT: report };
const [kind, ...args] = process.argv.slice(2);

const vitest = (options) => [
  'vitest',
  'run',
  ...options,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(process.cwd(), report)}`,
];
const kinds = {
  vitest: () => ({ run: vitest(args), again: (files) => vitest([...args, ...files]) }),
  affected: () => ({
    run: vitest([...args, ...changedSince(name)]),
    again: (files) => vitest([...args, ...files]),
  }),
  playwright: () => ({ run: ['playwright', 'test', '--reporter=list,json', ...args] }),
  servers: () => ({ run: args, again: () => args }),
};
const { run, again } = (kinds[kind] ?? (() => ({ run: [kind, ...args] })))();

function execute([command, ...options], env = {}) {
  const output = openSync(log, 'a');
  return new Promise((resolve) => {
    const child = spawn(command, options, {
      stdio: ['ignore', output, output],
      env: { ...process.env, CI: 'true', FORCE_COLOR: '0', ...reportPlace, ...env },
    });
    child.on('error', (error) => {
      console.error(`${name}: ${error.message}`);
      resolve(127);
    });
    stopWhenSilent(child, log);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** A step without tests, or without a report, counts as one. */
function outcome(code) {
  const read = readReport(report);
  if (!read)
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, flaky: [], failures: [] };
  return { ...read, failed: code !== 0 && read.failed === 0 ? 1 : read.failed };
}

/** Reruns the files of failed tests by themselves; tests that then pass are flaky. Keeps the first report. */
async function runAgain(first) {
  if (kind === 'servers') {
    const code = await execute(again());
    return [code, { ...outcome(code), flaky: code === 0 ? [run.join(' ')] : [] }];
  }
  const files = [...new Set(first.failures.map(({ file }) => file))];
  if (!again || files.length === 0 || files.some((file) => file === undefined)) return [1, first];
  renameSync(report, `${report}.first`);
  const code = await execute(again(files), { DEBUG_PRINT_LIMIT: '7000' });
  const second = outcome(code);
  const failed = new Set(second.failures.map((failure) => failure.name));
  const flaky = first.failures.filter((failure) => !failed.has(failure.name));
  const passed = first.passed + flaky.length;
  return [code, { ...second, passed, flaky: flaky.map((failure) => failure.name) }];
}

mkdirSync(folder, { recursive: true });
for (const old of [log, report, `${report}.first`]) rmSync(old, { force: true });
const started = performance.now();
let code = await execute(run);
let result = outcome(code);
if (code !== 0) [code, result] = await runAgain(result);
/** Seeds of randomized tests, so that a run can be repeated. */
const said = readFileSync(log, 'utf8').matchAll(/\bseed:? +['"]?([\w-]+)/gi);
const seeds = [...new Set([...said].map(([, seed]) => seed))].slice(0, 5);
const seconds = Math.round((performance.now() - started) / 100) / 10;
writeFileSync(
  join(folder, `${fileName}.json`),
  `${JSON.stringify({ name, code, seconds, seeds, ...result }, undefined, 2)}\n`,
);
const counts = `${result.passed} passed, ${result.failed} failed`;
console.log(
  `${(code === 0 ? 'ok' : 'FAILED').padEnd(6)} ${name.padEnd(22)} ${seconds.toFixed(1).padStart(6)} s  ${counts}`,
);
if (code !== 0) {
  for (const failure of result.failures) {
    console.log([`  × ${failure.name}`, ...failure.message].join('\n    '));
  }
  console.log(readFileSync(log, 'utf8').split('\n').slice(-80).join('\n'));
}
process.exit(code);
