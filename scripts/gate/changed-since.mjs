// Skips tests in a warm run: those unaffected by changes since their step last passed.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const fileOf = (name) =>
  join('node_modules', '.cache', 'gate', `${name.replaceAll(':', '-')}.commit`);

/** Records the commit at which a step passed; only in a clean checkout. */
export function notePassed(name) {
  if (git('status', '--porcelain') !== '') return;
  mkdirSync(dirname(fileOf(name)), { recursive: true });
  writeFileSync(fileOf(name), git('rev-parse', 'HEAD'));
}

/**
 * @returns vitest options that limit a run to files affected by changes since the step last passed; none in a cold run,
 *   and none for a step that has never passed here or whose commit was rebased away.
 */
export function changedSince(name) {
  if (process.env.GATE_COLD === '1' || !existsSync(fileOf(name))) return [];
  const commit = readFileSync(fileOf(name), 'utf8');
  try {
    git('merge-base', '--is-ancestor', commit, 'HEAD');
  } catch {
    return [];
  }
  return [`--changed=${commit}`, '--passWithNoTests'];
}
