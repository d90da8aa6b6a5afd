import { Client, escapeIdentifier } from 'pg';

async function administer<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** @param url URL of a database on the server other than the new one, such as `postgres`. */
export const databaseExists = (url: string, name: string): Promise<boolean> =>
  administer(url, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    return found.rowCount === 1;
  });

/** @param template a database to copy file by file; nobody may be connected to it. */
export const createDatabase = (url: string, name: string, template = 'template0'): Promise<void> =>
  administer(url, async (client) => {
    await client.query(
      `create database ${escapeIdentifier(name)} template ${escapeIdentifier(template)} strategy file_copy`,
    );
  });

export const dropDatabase = (url: string, name: string): Promise<void> =>
  administer(url, async (client) => {
    await client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`);
  });
