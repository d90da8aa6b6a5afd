import type { Pool, PoolClient } from 'pg';

/** A connection that breaks while borrowed fails its queries; the event itself has nothing to add. */
const ignore = () => undefined;

export async function borrow(pool: Pool): Promise<PoolClient> {
  const client = await pool.connect();
  client.on('error', ignore);
  return client;
}

/** @param isSound false for a connection in an unknown state: it is closed, not used again. */
export function giveBack(client: PoolClient, isSound: boolean): void {
  client.off('error', ignore);
  client.release(!isSound);
}
