// Writes the schema as the one migration that an empty database gets: the tables as drizzle-kit reads them
// from drizzle.config.ts, between extensions.sql and guards.sql. Nothing has been released, so there is nothing
// to migrate from; from 1.0 on, migrations are added to `drizzle` and none is changed.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const cwd = fileURLToPath(new URL('..', import.meta.url));
rmSync(`${cwd}/drizzle`, { recursive: true, force: true });
execFileSync('drizzle-kit', ['generate', '--name', 'schema'], { cwd, stdio: 'inherit' });
const read = (name) => readFileSync(`${cwd}/src/kernel/database/schema/${name}`, 'utf8');
const migration = `${cwd}/drizzle/0000_schema.sql`;
const parts = [read('extensions.sql'), readFileSync(migration, 'utf8'), read('guards.sql')];
writeFileSync(migration, parts.join('\n--> statement-breakpoint\n'));

const rewrite = (file, change = (value) => value, spaces) => {
  const path = `${cwd}/drizzle/meta/${file}`;
  const value = change(JSON.parse(readFileSync(path, 'utf8')));
  writeFileSync(path, `${JSON.stringify(value, undefined, spaces)}\n`);
};
// Read by drizzle-kit alone: on one line, it is one line of a change, and its name is not by chance.
const id = '00000000-0000-0000-0000-000000000001';
rewrite('0000_snapshot.json', (snapshot) => ({ ...snapshot, id }));
// A moment of its own would make the same schema look newer to a database that has it.
const when = Date.UTC(2026, 0, 1);
rewrite(
  '_journal.json',
  (journal) => ({
    ...journal,
    entries: journal.entries.map((entry) => ({ ...entry, when })),
  }),
  2,
);
