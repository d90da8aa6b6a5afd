// Lists each rule of the requirements, where it is proved and by which test. A test names the rules it proves
// in square brackets at the end of its name, `[R276-R287, R316]`; a required route counts as proved once a
// feature has it, for `routes.test.ts` then holds it against the table.

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { rules, waiting } from './rules.data.mjs';

const page = '.cache/listings/conformance.md';
const documentedRoutes = 'apps/backoffice/src/app/documented-routes.data.ts';
const testFile = /\.(test|spec|keys)\.tsx?$/;
const name = /(['"`])((?:(?!\1)[^\n])*?) \[(R\d{3}(?:(?:, |-)R\d{3})*)\]\1/g;

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);
const read = (file) => readFileSync(file, 'utf8');

/** 'R276-R278, R316' → R276, R277, R278, R316. */
function idsOf(list) {
  return list.split(', ').flatMap((part) => {
    const [first, last = first] = part.split('-').map((id) => Number(id.slice(1)));
    return Array.from(
      { length: last - first + 1 },
      (_, index) => `R${String(first + index).padStart(3, '0')}`,
    );
  });
}

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
  for (const [, path, id] of read(documentedRoutes).matchAll(
    /path: '([^']+)',\s*rule: '(R\d{3})'/g,
  )) {
    if (declared.includes(`path: '${path}'`))
      yield { id, file: 'apps/backoffice/src/app/routes.test.ts', test: path };
    else unbuilt.set(id, path);
  }
}

/** Rules of routes that no feature has yet, with their path. */
const unbuilt = new Map();
const proofs = new Map();
for (const proof of [...namedTests(), ...builtRoutes()]) {
  proofs.set(proof.id, [...(proofs.get(proof.id) ?? []), proof]);
}

const known = new Set(Object.values(rules).flatMap((area) => area.map(([id]) => id)));
const waitsFor = (id) => waiting[id] ?? unbuilt.get(id);
const problems = [
  ...[...proofs.keys()]
    .filter((id) => !known.has(id))
    .map((id) => `${id} is no rule, and a test names it.`),
  ...[...known]
    .filter((id) => !proofs.has(id) && !waitsFor(id))
    .map((id) => `${id} has no test. Name it at the end of the test that proves it: '… [${id}]'.`),
  ...Object.keys(waiting)
    .filter((id) => proofs.has(id))
    .map((id) => `${id} has a test now. Take it out of the waiting ones in rules.data.mjs.`),
];

const inCell = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
const rowOf = ([id, holds]) => {
  const found = proofs.get(id) ?? [];
  const where = [...new Set(found.map(({ file }) => dirname(file)))].map(
    (folder) => `\`${folder}\``,
  );
  const tests = found.map(({ test }) => inCell(test));
  return found.length === 0
    ? `| ${id} | ${inCell(holds)} | | waits for its screen: ${waitsFor(id) ?? '—'} |`
    : `| ${id} | ${inCell(holds)} | ${where.join('<br>')} | ${tests.join('<br>')} |`;
};

const proved = [...known].filter((id) => proofs.has(id)).length;
const text = `# Conformance

What is required, rule by rule, and the test that proves it. Made from the names of the tests; a test that
proves a rule ends its name with the rule's number.

${known.size} rules: ${proved} with a test, ${known.size - proved} waiting for their screen.
${Object.entries(rules)
  .map(
    ([area, list]) => `
## ${area}

| Rule | What holds | Where | Test |
| --- | --- | --- | --- |
${list.map(rowOf).join('\n')}
`,
  )
  .join('')}`;

/** Writes the listing. @returns rules without a test, and tests of rules that do not exist. */
export function checkConformance() {
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, text);
  return problems;
}
