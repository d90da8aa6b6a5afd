// Lists each requirement of docs/requirements.md with the tests that prove it. A test names its requirements in square
// brackets at the end of its name, `[PAYOUT-01..12, MONEY-03]`. A page counts as proved once a feature has its route,
// because `routes.test.ts` checks it against the table.

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { idsOf, numberOrRange, readRequirements } from './read.mjs';

const page = '.cache/listings/requirements.md';
const requiredRoutes = 'apps/backoffice/src/app/required-routes.data.ts';
const testFile = /\.(test|spec|keys)\.tsx?$/;
const name = new RegExp(
  `(['"\`])((?:(?!\\1)[^\\n])*?) \\[(${numberOrRange}(?:, ${numberOrRange})*)\\]\\1`,
  'g',
);

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);
const read = (file) => readFileSync(file, 'utf8');

function* namedTests() {
  for (const file of tracked.filter((each) => testFile.test(each))) {
    for (const [, , test, ids] of read(file).matchAll(name)) {
      for (const id of idsOf(ids)) yield { id, file, test };
    }
  }
}

function* builtRoutes() {
  const declared = tracked
    .filter((file) => /^apps\/backoffice\/src\/.*routes\.tsx?$/.test(file))
    .map(read)
    .join('\n');
  for (const [, path, id] of read(requiredRoutes).matchAll(
    /path: '([^']+)',\s*requirement: '([A-Z]+-\d\d)'/g,
  )) {
    if (declared.includes(`path: '${path}'`))
      yield { id, file: 'apps/backoffice/src/app/routes.test.ts', test: path };
  }
}

const inCell = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

function rowOf({ id, text }, proofs) {
  const found = proofs.get(id) ?? [];
  const where = [...new Set(found.map(({ file }) => dirname(file)))].map(
    (folder) => `\`${folder}\``,
  );
  const tests = found.map(({ test }) => inCell(test));
  return `| ${id} | ${inCell(text)} | ${where.join('<br>')} | ${tests.join('<br>')} |`;
}

/** Writes the listing. @returns requirements without a test, and tests of unknown requirements. */
export function checkRequirements() {
  const sections = readRequirements();
  const proofs = new Map();
  for (const proof of [...namedTests(), ...builtRoutes()]) {
    proofs.set(proof.id, [...(proofs.get(proof.id) ?? []), proof]);
  }
  const tables = sections.map(
    ({ title, requirements }) => `
## ${title}

| Number | Requirement | Where | Test |
| --- | --- | --- | --- |
${requirements.map((each) => rowOf(each, proofs)).join('\n')}
`,
  );
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, `# Requirements and their tests\n${tables.join('')}`);

  const known = new Set(sections.flatMap(({ requirements }) => requirements.map(({ id }) => id)));
  return [
    ...[...proofs.keys()]
      .filter((id) => !known.has(id))
      .map((id) => `${id} is not in docs/requirements.md, and a test names it.`),
    ...[...known]
      .filter((id) => !proofs.has(id))
      .map(
        (id) => `${id} has no test. Name it at the end of the test that proves it: '… [${id}]'.`,
      ),
  ];
}
