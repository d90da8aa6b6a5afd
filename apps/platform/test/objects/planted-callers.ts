import { membershipsOfKey } from '@payfac/domain/api-keys';
import type { Pool } from 'pg';
import { newApiKey } from '../../src/http/sessions/api-keys.ts';
import { membershipRow } from '../../src/http/sessions/memberships.ts';
import { type InjectedApi, injectedSignIn } from '../injected-api.ts';
import { businessTime } from '../moments.ts';
import type { CallerKind } from './callers.ts';
import type { Caller } from './reach.ts';

type Headers = Readonly<Record<string, string>>;

export interface PlantedCaller extends Caller {
  readonly name: string;
  readonly userId: string;
  /** The headers of the next request. */
  readonly headers: () => Headers;
}

/** Keys of one kind take turns, because each has a rate limit. */
const keysOfKind = 6;

const facilitatorId = 'harbor';

async function plantPerson(pool: Pool, { name, memberships }: CallerKind): Promise<string> {
  const userId = `usr_${name}`;
  await pool.query(
    `insert into users select (jsonb_populate_record(u, jsonb_build_object(
       'user_id', $1::text, 'username', 'kind.' || $2::text || '@harbor', 'email', $2::text || '@mail.example'))).*
     from users u where username = 'manager@harbor'`,
    [userId, name],
  );
  for (const held of memberships) {
    const row = membershipRow({ userId, facilitatorId }, held, businessTime());
    await pool.query('insert into memberships values ($1, $2, $3, $4, false, now())', [
      row.userId,
      row.role,
      row.placeKind,
      row.placeId,
    ]);
  }
  return userId;
}

/** A key with the given abilities, last used a hundred years in the future, so that its use isn't written. */
async function plantKey(pool: Pool, id: string, maker: string, kind: CallerKind): Promise<Headers> {
  const { secret, prefix, secretHash } = newApiKey('local');
  const { abilities = [], subMerchantIds = [], spProductId } = kind.key ?? {};
  const { rowCount } = await pool.query(
    `insert into api_keys select (jsonb_populate_record(k, $1::jsonb)).* from api_keys k limit 1`,
    [
      JSON.stringify({
        api_user_id: id,
        facilitator_id: facilitatorId,
        sp_product_id: spProductId,
        prefix,
        secret_hash: secretHash,
        status: 'active',
        last_used_at: '2100-01-01',
        maker_user_id: maker,
        abilities,
        sub_merchant_ids: subMerchantIds,
      }),
    ],
  );
  if (rowCount !== 1) throw new Error('The seed has no API key to copy.');
  return { authorization: `Bearer ${secret}` };
}

export async function plantCaller(api: InjectedApi, kind: CallerKind): Promise<PlantedCaller> {
  const { pool } = api.open;
  const { name, memberships, key } = kind;
  const userId = await plantPerson(pool, kind);
  if (!key) {
    const headers = await injectedSignIn(api, `kind.${name}@harbor`);
    return { name, userId, memberships, headers: () => headers };
  }
  const keys: Headers[] = [];
  for (let number = 0; number < keysOfKind; number += 1) {
    keys.push(await plantKey(pool, `${name}-${number}`, userId, kind));
  }
  let turn = 0;
  return {
    name,
    userId,
    memberships: membershipsOfKey(memberships, key),
    isKey: true,
    headers: () => {
      turn += 1;
      return keys[turn % keysOfKind] ?? {};
    },
  };
}
