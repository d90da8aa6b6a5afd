import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';
import { explain } from './explain.ts';
import { loggedError } from './log-error.ts';
import { openLog } from './logger.ts';
import { openRotatingFile } from './rotating-file.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'payfac-log-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('rotates at its size limit and keeps one earlier file', async () => {
  const path = join(folder, 'bounded.log');
  const file = openRotatingFile(path, 10_000);
  for (let line = 0; line < 2_000; line += 1) file.write(`${String(line).padStart(60, '0')}\n`);
  file.close();
  expect((await stat(path)).size).toBeLessThanOrEqual(10_000);
  expect((await stat(`${path}.1`)).size).toBeLessThanOrEqual(10_000);
  expect(await readFile(path, 'utf8')).toContain('1999\n');
});

test('can be read only by its owner, even if everybody could read it before', async () => {
  const path = join(folder, 'private.log');
  await writeFile(path, 'of an earlier version\n', { mode: 0o644 });
  const file = openRotatingFile(path, 10_000);
  for (let line = 0; line < 200; line += 1) file.write(`${String(line).padStart(60, '0')}\n`);
  file.close();
  for (const one of [path, `${path}.1`]) expect((await stat(one)).mode & 0o777).toBe(0o600);
});

test('drops lines on a full disk and continues', () => {
  // Every write to it fails, as on a full disk.
  const file = openRotatingFile('/dev/full', 10_000);
  file.write('a line\n');
  file.flush();
  expect(file.dropped()).toBe(1);
  file.write('another\n');
  expect(() => file.close()).not.toThrow();
});

test('contains no SQL and no parameters', async () => {
  const log = openLog(folder, 'info');
  const cause = new Error('connect ECONNREFUSED 127.0.0.1:5432');
  const problem = new DrizzleQueryError(
    'select * from card_tokens where token = $1',
    ['canary-token'],
    cause,
  );
  log.logger.error({ err: problem }, 'unexpected');
  log.close();
  const text = await readFile(log.path, 'utf8');
  expect(text).toContain('ECONNREFUSED');
  expect(text).not.toMatch(/canary-token|card_tokens/);
  expect(loggedError(new DrizzleQueryError('select 1', ['canary-token'])).message).toBe(
    'A statement failed.',
  );
});

test('a password of the database is never printed', async () => {
  const bad = 'postgres//platform:canary@db:5432/x';
  const read = () => readConfiguration([], { DATABASE_URL: bad });
  expect(read).toThrow(/DATABASE_URL is not a PostgreSQL address/);
  expect(read).not.toThrow(/canary/);
  const problem = new Error('Cannot reach postgres://platform:canary@db:5432/x');
  expect(await explain(problem, folder)).toBe('Cannot reach postgres://platform:…@db:5432/x');
});

test('never contains a card number', async () => {
  const log = openLog(join(folder, 'cards'), 'info');
  log.logger.info({ path: '/pay/4242424242424242' }, 'card 4242 4242 4242 4242');
  log.close();
  const text = await readFile(log.path, 'utf8');
  expect(text).not.toMatch(/4242.?4242/);
  expect(JSON.parse(text)).toMatchObject({ path: '/pay/•••• 4242', msg: 'card •••• 4242' });
});
