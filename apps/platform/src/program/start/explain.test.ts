import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { explain } from './explain.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'payfac-explain-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('does not blame the data folder for a file missing elsewhere', async () => {
  const problem = await readFile(join(folder, 'app', 'index.html')).catch(
    (error: unknown) => error,
  );
  expect(await explain(problem, join(folder, 'data'))).toContain('index.html');
});

it('says that the data folder is a file', async () => {
  const path = join(folder, 'data');
  await writeFile(path, '');
  const problem = await mkdir(path).catch((error: unknown) => error);
  expect(await explain(problem, path)).toBe(
    `The data folder ${path} cannot be used: it is a file. Set DATA_DIR to a folder that can be written.`,
  );
});

const diskIsFull = () =>
  `The disk of ${folder} is full. Free some space, or set DATA_DIR to another disk, and start again: everything already confirmed is kept.`;

it('says that the disk is full, whichever part noticed', async () => {
  const ofSystem = new Error('ENOSPC: no space left on device, write');
  const wrapped = new Error('initdb failed', { cause: ofSystem });
  expect(await explain(wrapped, folder)).toBe(diskIsFull());
});

it('finds a full disk in the log of the database', async () => {
  const line = 'PANIC:  could not write to file "pg_wal/xlogtemp.7": No space left on device\n';
  await writeFile(join(folder, 'postgres.log'), line);
  expect(await explain(new Error('Connection terminated'), folder)).toBe(diskIsFull());
  await rm(join(folder, 'postgres.log'));
});

it('passes on a one-line message', async () => {
  expect(await explain(new Error('Port 4400 is in use.'), folder)).toBe('Port 4400 is in use.');
});
