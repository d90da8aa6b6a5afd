import { execFile } from 'node:child_process';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { businessTimeStartsAt } from '../src/kernel/clock/business-clock.ts';
import { type OpenDatabase, openDatabase } from '../src/kernel/database/connection.ts';
import { createDatabase } from '../src/kernel/database/create-database.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../src/kernel/database/embedded/server.ts';
import { throwawaySettings } from '../src/kernel/database/embedded/settings.ts';
import { unprivilegedOwner } from '../src/kernel/database/embedded/unprivileged.ts';
import { applyMigrations } from '../src/kernel/database/migrate.ts';
import { installDataKeys } from '../src/kernel/sealing/keys.ts';
import { seed } from '../src/program/seed/seed.ts';
import { testDataKey, testPlan } from './plan.ts';
import { makePasswordsQuick } from './quick-password.ts';

/** A seeded PostgreSQL, and another that replicates it as production's do: by its log, as it is written. */
export interface StreamingPair {
  readonly primary: OpenDatabase;
  readonly replica: OpenDatabase;
  readonly replicaUrl: string;
  /** From now on the replica gets what is committed, and shows none of it. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** The replica is a server of its own from now on. */
  promote(): Promise<void>;
  stopReplica(): Promise<void>;
  close(): Promise<void>;
}

const settings = {
  ...throwawaySettings,
  synchronous_commit: 'on',
  wal_level: 'replica',
  max_wal_senders: '4',
};
const databaseName = 'platform';

async function fill(server: EmbeddedPostgres): Promise<void> {
  await createDatabase(server.urlOf('postgres'), databaseName);
  installDataKeys([testDataKey]);
  const open = openDatabase(server.urlOf(databaseName));
  await applyMigrations(open.database);
  await seed(open.pool, testPlan);
  await businessTimeStartsAt(open.database, testPlan.anchor);
  await makePasswordsQuick(open.pool);
  await open.close();
}

const execute = promisify(execFile);

export async function startStreamingPair(): Promise<StreamingPair> {
  const root = await mkdtemp(join(tmpdir(), 'payfac-pair-'));
  await chmod(root, 0o755);
  const [home, copy] = [join(root, 'primary'), join(root, 'replica')];
  const first = await startEmbeddedPostgres(home, settings);
  await fill(first);
  await first.stop();
  // A copy of a server that was stopped is what a base backup of one that runs would be.
  await execute('cp', ['-a', home, copy]);
  const signal = join(copy, 'postgres', 'standby.signal');
  await writeFile(signal, '');
  const owner = await unprivilegedOwner();
  if (owner) await chown(signal, owner.uid, owner.gid);
  const server = await startEmbeddedPostgres(home, settings);
  const from = new URL(server.urlOf('postgres'));
  const replicaServer = await startEmbeddedPostgres(copy, {
    ...settings,
    primary_conninfo: `host=${from.hostname} port=${from.port} user=${from.username} password=${from.password}`,
  });
  const replicaUrl = replicaServer.urlOf(databaseName);
  const primary = openDatabase(server.urlOf(databaseName), { poolSize: 12 });
  const replica = openDatabase(replicaUrl, { poolSize: 2 });
  let isStopped = false;
  const stopReplica = async () => {
    if (isStopped) return;
    isStopped = true;
    await replica.close();
    await replicaServer.stop();
  };
  const ask = (text: string) => replica.pool.query(text);
  return {
    primary,
    replica,
    replicaUrl,
    pause: async () => {
      await ask('select pg_wal_replay_pause()');
    },
    resume: async () => {
      await ask('select pg_wal_replay_resume()');
    },
    promote: async () => {
      await ask('select pg_promote()');
    },
    stopReplica,
    close: async () => {
      await primary.close();
      await stopReplica();
      await server.stop();
      await rm(root, { recursive: true, force: true });
    },
  };
}
