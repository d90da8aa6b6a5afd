// Writes the schema as the one migration that an empty database gets: the tables as drizzle-kit reads them
// from src/database/schema, then guards.sql. Nothing has been released, so there is nothing to migrate from;
// from 1.0 on, migrations are added to `drizzle` and none is changed.
import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const cwd = fileURLToPath(new URL('..', import.meta.url));
rmSync(`${cwd}/drizzle`, { recursive: true, force: true });
execFileSync('drizzle-kit', ['generate', '--name', 'schema'], { cwd, stdio: 'inherit' });
const guards = readFileSync(`${cwd}/src/database/schema/guards.sql`, 'utf8');
appendFileSync(`${cwd}/drizzle/0000_schema.sql`, `\n--> statement-breakpoint\n${guards}`);
