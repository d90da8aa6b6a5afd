import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

/*
 * A version's migration runs while processes of the version before serve. So what they use stays (expand), and is
 * taken away by a later version, once none of them is left (contract); and nothing holds a table for long.
 */

const folder = resolve(import.meta.dirname, '../../../drizzle');

const statementsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/--(?!> statement-breakpoint).*$/gm, '')
    .split('--> statement-breakpoint')
    .flatMap((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase() || []);

/** What breaks a process that runs on. */
const taken: readonly (readonly [string, RegExp])[] = [
  ['drops', /\bdrop (?!index concurrently\b|not null\b|default\b)/],
  ['renames', /\brename\b/],
  ['changes a type', /\balter column \S+ (?:set data )?type\b/],
  ['requires what is not written yet', /\bset not null\b/],
  [
    'adds a column that is not written yet',
    /\badd column (?:if not exists )?\S+ (?!.*\bdefault\b).*\bnot null\b/,
  ],
  ['deletes rows', /^(?:delete|truncate)\b/],
];

/** What holds a table while others use it. */
const held: readonly (readonly [string, RegExp])[] = [
  ['makes an index in the way', /^create (?:unique )?index (?!concurrently\b)/],
  ['drops an index in the way', /^drop index (?!concurrently\b)/],
  ['checks all rows at once', /\badd constraint (?!.*\bnot valid\b).*\b(?:check|foreign key)\b/],
];

const madeIn = (statements: readonly string[]): readonly string[] =>
  statements.flatMap((one) => /^create table (?:if not exists )?(\S+)/.exec(one)?.[1] ?? []);

/** Why a migration may not run while the version before serves. */
function problemsOf(name: string, text: string): readonly string[] {
  const [, kind] = /^\d{4}_(expand|contract)_\w+\.sql$/.exec(name) ?? [];
  if (kind === undefined) return [`${name} is named neither NNNN_expand_… nor NNNN_contract_…`];
  const statements = statementsOf(text);
  const own = madeIn(statements);
  const rules = kind === 'expand' ? [...taken, ...held] : held;
  const isMixed =
    statements.some((one) => one.includes('concurrently')) &&
    !statements.every((one) => one.includes('concurrently'));
  return [
    ...statements
      .filter(
        (one) => !own.some((table) => one.includes(` ${table} `) || one.includes(`${table}(`)),
      )
      .flatMap((one) => rules.flatMap(([what, rule]) => (rule.test(one) ? `${name} ${what}` : []))),
    ...(isMixed ? [`${name} has more than indexes made concurrently, which a file has alone`] : []),
  ];
}

it('every migration after the first lets the previous version keep working', async () => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const problems = [];
  for (const name of files.slice(1)) {
    problems.push(...problemsOf(name, await readFile(join(folder, name), 'utf8')));
  }
  expect(files.length).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});

it.each([
  ['0001_more.sql', 'select 1', 'is named neither'],
  ['0001_expand_a.sql', 'ALTER TABLE "a" DROP COLUMN "b";', 'drops'],
  ['0001_expand_a.sql', 'DROP TABLE a;', 'drops'],
  ['0001_expand_a.sql', 'ALTER TABLE a DROP CONSTRAINT b;', 'drops'],
  ['0001_expand_a.sql', 'ALTER TABLE a RENAME COLUMN b TO c;', 'renames'],
  ['0001_expand_a.sql', 'ALTER TABLE a ALTER COLUMN b SET DATA TYPE bigint;', 'changes a type'],
  ['0001_expand_a.sql', 'ALTER TABLE a ALTER COLUMN b SET NOT NULL;', 'requires'],
  ['0001_expand_a.sql', 'ALTER TABLE a ADD COLUMN b text NOT NULL;', 'adds a column'],
  ['0001_expand_a.sql', 'CREATE INDEX b ON a (c);', 'makes an index in the way'],
  ['0001_contract_a.sql', 'CREATE UNIQUE INDEX b ON a (c);', 'makes an index in the way'],
  ['0001_contract_a.sql', 'DROP INDEX b;', 'drops an index in the way'],
  ['0001_expand_a.sql', 'ALTER TABLE a ADD CONSTRAINT b CHECK (c > 0);', 'checks all rows'],
  ['0001_expand_a.sql', 'DELETE FROM a;', 'deletes rows'],
  [
    '0001_expand_a.sql',
    'CREATE INDEX CONCURRENTLY b ON a (c);--> statement-breakpoint\nselect 1;',
    'has more than',
  ],
])('%s with %s is refused', (name, text, problem) =>
  expect(problemsOf(name, text).join()).toContain(problem),
);

it.each([
  ['0001_expand_a.sql', 'ALTER TABLE a ADD COLUMN b text;'],
  ['0001_expand_a.sql', 'ALTER TABLE a ADD COLUMN b int DEFAULT 0 NOT NULL;'],
  ['0001_expand_a.sql', 'ALTER TABLE a ALTER COLUMN b DROP NOT NULL;'],
  [
    '0001_expand_a.sql',
    'CREATE TABLE "d" (e text NOT NULL);--> statement-breakpoint\nCREATE INDEX f ON "d" USING btree (e);',
  ],
  ['0001_expand_a.sql', 'CREATE INDEX CONCURRENTLY b ON a (c);'],
  ['0001_expand_a.sql', 'ALTER TABLE a ADD CONSTRAINT b CHECK (c > 0) NOT VALID;'],
  ['0002_contract_a.sql', 'ALTER TABLE a DROP COLUMN b;'],
])('%s with %s is fine', (name, text) => expect(problemsOf(name, text)).toEqual([]));
