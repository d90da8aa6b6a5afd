import type { Environment } from '@payfac/domain/enumerations';
import type { Pool } from 'pg';
import { hashSecret } from '../../http/sessions/secrets.ts';
import { seedBrands } from '../seed/data/brands.ts';
import { demoPeople } from '../seed/data/people.ts';
import { sandboxKeyOf } from '../seed/data/sandbox-key.ts';
import { staffMember } from '../seed/staff.ts';

/*
 * The demo world has users with a published password and API keys with a published secret. It is created only where all
 * data is made up, and refused everywhere else.
 */

const demoUserIds = seedBrands.flatMap(({ facilitatorId }) =>
  demoPeople.map(({ login }) => staffMember(login, facilitatorId).userId),
);

/** @throws Error for a database with demo users or the published key, whether seeded or copied. */
export async function refuseDemoWorld(pool: Pool, environment: Environment): Promise<void> {
  const keys = seedBrands.map(({ facilitatorId }) => hashSecret(sandboxKeyOf(facilitatorId)));
  const { rows } = await pool.query<{ found: boolean }>(
    `select exists (select 1 from seed_runs)
      or exists (select 1 from users where user_id = any($1))
      or exists (select 1 from api_keys where secret_hash = any($2)) as found`,
    [demoUserIds, keys],
  );
  if (!rows[0]?.found) return;
  throw new Error(
    `This database holds demo people or API keys, whose secrets are published, and cannot serve ${environment}: point DATABASE_URL or DATA_DIR at an empty one.`,
  );
}

/** @throws Error for a database that already has real data, which made-up payments must not be added to. */
export async function refuseToMixIn(pool: Pool, environment: Environment): Promise<void> {
  const { rowCount } = await pool.query('select 1 from facilitators limit 1');
  if (!rowCount) return;
  throw new Error(
    `This database was begun without demo data, which ${environment} would add to it: set PAYFAC_ENVIRONMENT to its own environment, or use an empty database.`,
  );
}
