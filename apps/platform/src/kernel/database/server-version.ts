import type { Pool } from 'pg';

/** The oldest major version tested by scripts/prove-production; the embedded one is the newest. */
const oldestMajor = 15;

/** @param versionNumber of `server_version_num`, such as 160004. @throws Error in one line for a person. */
export function requireSupported(versionNumber: number): void {
  const major = Math.floor(versionNumber / 10_000);
  if (major >= oldestMajor) return;
  throw new Error(
    `This PostgreSQL is version ${major}; the platform needs ${oldestMajor} or newer. Point DATABASE_URL at one, or leave it out to run the platform's own.`,
  );
}

/** @throws Error for a server that is too old: the platform would start on it, and then fail call by call. */
export async function requireSupportedServer(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  requireSupported(rows[0]?.version ?? 0);
}
