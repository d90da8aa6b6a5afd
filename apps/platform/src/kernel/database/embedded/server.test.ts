import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { figure } from '../../../../../../scripts/testing/figure.ts';
import { commandLine, hasEnded, isAlive } from './processes.ts';
import { startEmbeddedPostgres } from './server.ts';
import { throwawaySettings } from './settings.ts';

const fixture = join(import.meta.dirname, '../../../../test/fixtures/hold-data-folder.ts');
const told = z.object({ url: z.string() });

let folder: string;
const holders: ChildProcess[] = [];

/** How many processes want a folder at the same time; `npm run prove` starts 20. */
const racing = Number(process.env['RACING_PROCESSES'] ?? 3);

/** One folder for all: initdb is the slow part, and a later platform finds an earlier one's data. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'payfac-embedded-'));
});

afterEach(async () => {
  for (const holder of holders.splice(0)) holder.kill('SIGKILL');
  const pid = await postmasterPid();
  if (pid !== undefined) await hasEnded(pid, 10_000);
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const start = () => startEmbeddedPostgres(folder, throwawaySettings);

async function postmasterPid(): Promise<number | undefined> {
  const text = await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8').catch(() => '');
  return text === '' ? undefined : Number(text.split('\n')[0]);
}

async function ask(url: string, text: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query({ text, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

/** Another platform on the folder, in a process of its own. */
async function startHolder(): Promise<{ holder: ChildProcess; url: string }> {
  const holder = fork(fixture, [folder], { execArgv: [] });
  holders.push(holder);
  const [message] = await once(holder, 'message');
  return { holder, url: told.parse(message).url };
}

async function kill(holder: ChildProcess): Promise<void> {
  holder.kill('SIGKILL');
  await once(holder, 'exit');
}

/** Takes away what would end the server together with its platform. */
async function killGuardOf(holder: ChildProcess): Promise<void> {
  for (const entry of await readdir('/proc')) {
    const stat = await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    if (parent !== holder.pid || !(await commandLine(Number(entry))).includes('read -r')) continue;
    process.kill(Number(entry), 'SIGKILL');
    await hasEnded(Number(entry), 5_000);
  }
}

describe('the embedded server', () => {
  it('keeps its data across a restart', async () => {
    const first = await start();
    await ask(first.urlOf('postgres'), 'create table kept as select 42 as answer');
    await first.stop();
    const second = await start();
    expect(await ask(second.urlOf('postgres'), 'select answer from kept')).toBe(42);
    await second.stop();
  });

  it('lets nobody in without the password', async () => {
    const server = await start();
    const url = new URL(server.urlOf('postgres'));
    url.password = 'guess';
    await expect(ask(url.href, 'select 1')).rejects.toThrow('password authentication failed');
    expect(await ask(server.urlOf('postgres'), 'show listen_addresses')).toBe('127.0.0.1');
    await server.stop();
  });

  it('sorts by the built-in locale', async () => {
    const server = await start();
    const locale =
      'select datlocprovider::text || datlocale from pg_database where datname = current_database()';
    expect(await ask(server.urlOf('postgres'), locale)).toBe('bC.UTF-8');
    await server.stop();
  });

  it('refuses a second platform on the folder in one line that names the first', async () => {
    const { holder } = await startHolder();
    await expect(start()).rejects.toThrow(
      `Another platform (process ${holder.pid}) is using ${folder}. Stop it first, or set DATA_DIR to another folder.`,
    );
  });

  it(`lets only one of ${racing} platforms that start at the same time use the folder`, async () => {
    const began = Array.from({ length: racing }, async () => {
      const holder = fork(fixture, [folder], {
        execArgv: [],
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      });
      holders.push(holder);
      const chunks: Buffer[] = [];
      holder.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
      const holds = await Promise.race([
        once(holder, 'message').then(() => true),
        once(holder, 'exit').then(() => false),
      ]);
      return holds ? 'holds' : Buffer.concat(chunks).toString();
    });
    const came = await Promise.all(began);
    const refused = came.filter((one) => one.includes('DataFolderInUse: Another platform'));
    const isOneIn = came.filter((one) => one === 'holds').length === 1;
    figure('data-folder', {
      tried: racing,
      wrong: isOneIn ? racing - 1 - refused.length : racing,
    });
    expect([isOneIn, refused.length]).toEqual([true, racing - 1]);
  });

  it('ends with its platform, even a killed one', async () => {
    const { holder } = await startHolder();
    const pid = await postmasterPid();
    await kill(holder);
    expect(pid !== undefined && (await hasEnded(pid, 10_000))).toBe(true);
  });

  it.skipIf(platform() !== 'linux')('stops an orphan and keeps its data', async () => {
    const { holder, url } = await startHolder();
    const orphan = await postmasterPid();
    await ask(url, 'create table orphaned as select 7 as answer');
    await killGuardOf(holder);
    await kill(holder);
    expect(orphan !== undefined && isAlive(orphan)).toBe(true);
    const next = await start();
    expect(orphan !== undefined && isAlive(orphan)).toBe(false);
    expect(await ask(next.urlOf('postgres'), 'select answer from orphaned')).toBe(7);
    await next.stop();
  });

  it('recovers when platform and server were both killed', async () => {
    const { holder, url } = await startHolder();
    await ask(url, 'create table survived as select 9 as answer');
    await ask(url, 'checkpoint');
    const pid = await postmasterPid();
    await kill(holder);
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
    const next = await start();
    expect(await ask(next.urlOf('postgres'), 'select answer from survived')).toBe(9);
    await next.stop();
  });

  it('is not misled by the process id of another program', async () => {
    await (await start()).stop();
    const stale = `${process.pid}\n${folder}/postgres\n1700000000\n5432\n\n127.0.0.1\n\nready\n`;
    await writeFile(join(folder, 'postgres/postmaster.pid'), stale);
    const server = await start();
    expect(await ask(server.urlOf('postgres'), 'select 1')).toBe(1);
    await server.stop();
  });

  it('names the versions when the folder is of another major version', async () => {
    await (await start()).stop();
    await writeFile(join(folder, 'postgres/PG_VERSION'), '15\n');
    await expect(start()).rejects.toThrow('was written by PostgreSQL 15; this platform runs 18');
    await writeFile(join(folder, 'postgres/PG_VERSION'), '18\n');
  });

  it('starts over after an interrupted initdb', async () => {
    await rename(join(folder, 'postgres'), join(folder, 'postgres.new'));
    await rm(join(folder, 'postgres.new/PG_VERSION'));
    const server = await start();
    expect(await ask(server.urlOf('postgres'), "select to_regclass('kept')")).toBeNull();
    await server.stop();
  });
});
