import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../apps/platform/src/kernel/database/connection.ts';
import { createDatabase } from '../../apps/platform/src/kernel/database/create-database.ts';
import { ledgerViolations } from '../../apps/platform/src/kernel/ledger/laws.ts';
import { stopSeededBilling } from '../../apps/platform/test/quiet.ts';
import { sendTo, signInTo } from '../../bench/src/measure/platform-session.ts';
import { startPlatform } from '../platform-process.ts';
import { agent } from '../prove-kill/sales.ts';
import { Load, statusesOf } from '../prove-production/load.ts';
import { startPackaged } from '../prove-production/servers.ts';
import { endsWithProof, until } from './cluster.ts';

/** Room for PostgreSQL, what the seed makes up and a checkpoint. */
const diskBytes = 700 * 2 ** 20;
const scale = 0.02;
/** PostgreSQL has room left in files that it made earlier, so people sell until the first one is refused. */
const salesUntilFull = 1_500;
const secondsUntilFull = 120;
const salesAfter = 20;
const refused = 503;

/** What came of it, in a sentence, and whether it holds. */
export interface FullDisk {
  readonly came: string;
  readonly holds: boolean;
}

/** Takes all that is left of a disk, to the last block. */
function fill(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  const path = join(folder, 'filler');
  spawnSync('fallocate', ['--length', String(bavail * bsize), path]);
  // Blocks that were freed since.
  spawnSync('dd', ['if=/dev/zero', `of=${join(folder, 'rest')}`, 'bs=4096'], { stdio: 'ignore' });
}

/**
 * One process on a PostgreSQL whose disk fills up while people sell, and is given room again.
 * @returns undefined where this machine lets nobody mount a small disk.
 */
export async function proveFullDisk(folder: string, port: number): Promise<FullDisk | undefined> {
  const disk = join(folder, 'disk');
  mkdirSync(disk, { recursive: true });
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskBytes}`, 'none', disk]);
  if (mounted.status !== 0) return undefined;
  const unmount = () => spawnSync('umount', ['--lazy', disk]);
  endsWithProof(unmount);
  chmodSync(disk, 0o777);
  const server = await startPackaged(join(disk, 'server'), port + 1);
  if (!server) return undefined;
  await createDatabase(server.urlOf('postgres'), 'platform');
  const url = server.urlOf('platform');
  const dataKey = randomBytes(32).toString('base64');
  const platform = await startPlatform(port, join(folder, 'platform'), scale, { url, dataKey });
  const open = openDatabase(url, { poolSize: 4 });
  try {
    await stopSeededBilling(open);
    await open.pool.query('update risk_rules set enabled = false');
    const manager = await signInTo(port, 'manager@harbor', agent);
    const names = await manager.send({
      method: 'GET',
      path: '/api/v1/backoffice/accounts/submerchants',
    });
    const { subMerchantId }: { subMerchantId: string } = JSON.parse(names.body).data[0];
    const load = new Load(manager, subMerchantId, open);
    await load.fill(salesUntilFull);
    const full = await load.during(async () => {
      await wait(1_000);
      fill(disk);
      for (let second = 0; second < secondsUntilFull && !load.has(refused); second += 1) {
        await wait(1_000);
      }
      await wait(8_000);
    });
    load.drop();
    for (const name of ['filler', 'rest']) rmSync(join(disk, name), { force: true });
    await until('The platform being ready', async () => {
      const { status } = await sendTo(port, { method: 'GET', path: '/ready' }, agent);
      return status === 200;
    });
    await load.fill(salesAfter);
    const after = await load.during(() => wait(3_000));
    const charged = await load.findOut();
    const { rows } = await open.pool.query<{ here: number }>(
      `select count(*)::int as here from transactions where operation = 'sale' and outcome = 'success'
        and amount = any ($1::bigint[])`,
      [charged.map(({ amount }) => Math.round(amount * 100))],
    );
    const violations = await ledgerViolations(open.database);
    const here = rows[0]?.here;
    return {
      came: `while full ${statusesOf(full)}; with room again ${statusesOf(after)}; ${charged.length} told as charged, ${here} here, ${violations.length} violations of the ledger`,
      holds:
        here === charged.length &&
        violations.length === 0 &&
        [...full.statuses.keys()].every((status) => [200, 502, 503, 504].includes(status)) &&
        full.statuses.has(refused) &&
        [...after.statuses.keys()].every((status) => status === 200),
    };
  } finally {
    await open.close();
    await platform.kill();
    await server.stop();
    unmount();
  }
}
