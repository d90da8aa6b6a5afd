/*
 * Gets the figures of docs/reliability.md, one part after the other, and writes them into its table. A part that fails
 * is written down as such, and the others go on.
 *
 * node scripts/prove-reliability/main.ts [part …], or FIGURES=refunds,soak npm run prove -- reliability. PROVE_PORT and
 * the 19 ports after it are used: 4640 by default.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Figure, type FigureName, figureNames } from '../testing/figure.ts';
import { holds, type Outcome, withFigures } from './page.ts';
import { parts } from './parts.ts';

const page = 'docs/reliability.md';
const folder = join('.cache', 'reliability');
/** A part that takes longer hangs. */
const longestMs = 20 * 60_000;

const port = process.env['PROVE_PORT'] ?? '4640';
const named = [...process.argv.slice(2), ...(process.env['FIGURES'] ?? '').split(',')].filter(
  Boolean,
);
const unknown = named.filter((name) => !figureNames.some((one) => one === name));
if (unknown.length > 0) {
  console.error(
    `There is no figure ${unknown.join(', ')}. The figures: ${figureNames.join(', ')}.`,
  );
  process.exit(1);
}
const asked = figureNames.filter((name) => named.length === 0 || named.includes(name));

/** Runs a command to its end, with its output in a file. @returns why it failed. */
async function run(name: FigureName, file: string): Promise<string | undefined> {
  const {
    run: [command = '', ...options],
    env,
  } = parts[name];
  const output = openSync(join(folder, `${name}.log`), 'w');
  const child = spawn(command, options, {
    stdio: ['ignore', output, output],
    detached: true,
    env: {
      CI: 'true',
      FORCE_COLOR: '0',
      E2E_PORT: port,
      PROVE_PORT: port,
      ...env,
      ...process.env,
      FIGURES_FILE: file,
    },
  });
  const ended = new Promise<string | undefined>((resolve) => {
    child.on('error', ({ message }) => resolve(message));
    child.on('close', (code) => resolve(code === 0 ? undefined : 'failed'));
  });
  const patience = new AbortController();
  const came = await Promise.race([
    ended,
    wait(longestMs, 'took too long', { signal: patience.signal }).catch(() => undefined),
  ]);
  patience.abort();
  if (came === 'took too long' && child.pid) process.kill(-child.pid, 'SIGKILL');
  return came;
}

function outcomeOf(
  file: string,
  name: FigureName,
  seconds: number,
  failure: string | undefined,
): Outcome {
  const told = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Figure & { readonly name: FigureName } => JSON.parse(line))
    .filter((one) => one.name === name);
  const sum = (key: 'tried' | 'wrong') => told.reduce((total, one) => total + one[key], 0);
  const tried = sum('tried');
  return {
    tried,
    wrong: sum('wrong'),
    seeds: told.flatMap(({ seed }) => seed ?? []),
    measured: told.flatMap(({ measured }) => measured ?? []),
    seconds,
    failure: failure ?? (tried === 0 ? 'told no figure' : undefined),
  };
}

mkdirSync(folder, { recursive: true });
const outcomes = new Map<FigureName, Outcome>();
for (const name of asked) {
  if (outcomes.has(name)) continue;
  const file = join(folder, `${name}.figures`);
  writeFileSync(file, '');
  const began = performance.now();
  const failure = await run(name, file);
  const seconds = (performance.now() - began) / 1000;
  const alike = asked.filter((other) => parts[other].run === parts[name].run);
  for (const one of alike) {
    const outcome = outcomeOf(file, one, seconds, failure);
    outcomes.set(one, outcome);
    const { tried, wrong, measured } = outcome;
    const verdict = holds(outcome) ? 'ok' : 'FAILED';
    const why = outcome.failure ? `, ${outcome.failure}: ${join(folder, `${name}.log`)}` : '';
    console.log(
      `${verdict.padEnd(6)} ${one.padEnd(18)} ${seconds.toFixed(0).padStart(5)} s  ${tried} tried, ${wrong} wrong${why} ${measured.join('; ')}`,
    );
  }
}

const day = new Date().toISOString().slice(0, 10);
const load = loadavg()
  .map((one) => one.toFixed(1))
  .join(', ');
const machine = `Last run ${day}: ${availableParallelism()} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}, the embedded PostgreSQL; processes that ran or waited in the last 1, 5 and 15 minutes: ${load}.`;
writeFileSync(page, withFigures(readFileSync(page, 'utf8'), outcomes, { day, machine }));

const all = [...outcomes];
const failed = all.filter(([, outcome]) => !holds(outcome));
const report = process.env['GATE_REPORT'];
if (report) {
  const assertionResults = all.map(([name, outcome]) => ({
    status: holds(outcome) ? 'passed' : 'failed',
    fullName: name,
    failureMessages: [outcome.failure ?? `${outcome.wrong} of ${outcome.tried} wrong`],
  }));
  const result = { name: page, status: failed.length > 0 ? 'failed' : 'passed', assertionResults };
  writeFileSync(
    report,
    JSON.stringify({
      numPassedTests: all.length - failed.length,
      numFailedTests: failed.length,
      testResults: [result],
    }),
  );
}
console.log(`${all.length - failed.length} passed, ${failed.length} failed`);
if (failed.length > 0) process.exitCode = 1;
