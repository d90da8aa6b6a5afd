// Step durations in seconds, by column: `before`, `cold`, `warm`. Stored in docs/gate.json, the source of the table in
// docs/gate.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const kept = 'docs/gate.json';
const page = 'docs/gate.md';
const opening = '<!-- seconds -->';

const read = () => (existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {});

/** @returns a step's duration in a cold run on two quiet cores, if measured. */
export const usualSeconds = (name) => read().cold?.[name];

function table(columns) {
  const names = [...new Set(Object.values(columns).flatMap((column) => Object.keys(column)))];
  const heads = Object.keys(columns);
  const cells = (name) => heads.map((head) => String(columns[head][name] ?? '–'));
  return [
    `| step | ${heads.join(' | ')} |`,
    `| --- | ${heads.map(() => '--:').join(' | ')} |`,
    ...names.map((name) => `| ${name} | ${cells(name).join(' | ')} |`),
  ].join('\n');
}

/** Saves the durations of a gate and its steps under a column, and updates the page's table. */
export function recordSeconds(column, gate, seconds, results) {
  const columns = read();
  columns[column] = {
    ...columns[column],
    [`**${gate}**`]: seconds,
    ...Object.fromEntries(results.map(({ name, seconds: taken }) => [name, taken])),
  };
  writeFileSync(kept, `${JSON.stringify(columns, undefined, 2)}\n`);
  const [text] = readFileSync(page, 'utf8').split(opening);
  writeFileSync(page, `${text}${opening}\n\n${table(columns)}\n`);
}
