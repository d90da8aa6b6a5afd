import { scryptSync } from 'node:crypto';
import type { Pool } from 'pg';
import { demoPassword } from '../src/program/seed/data/people.ts';

/**
 * Gives the seed's users a password hash that is cheap to check, since a hash names its own cost. Other hashes, and
 * those for unknown names, cost the usual amount.
 */
export async function makePasswordsQuick(pool: Pool): Promise<void> {
  const [N, r, p, length] = [2, 1, 1, 32];
  const salt = Buffer.alloc(16, 'quick');
  const key = scryptSync(demoPassword, salt, length, { N, r, p });
  const hash = `scrypt:${N}:${r}:${p}:${salt.toString('base64')}:${key.toString('base64')}`;
  await pool.query("update users set password_hash = $1 where password_hash <> ''", [hash]);
}
