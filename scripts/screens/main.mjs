// Lists for each route and each call of the contract the part of the app that uses it and the journeys that go through
// it, or why no screen does. Journeys record what they do when RECORD_SCREENS is set. A dash means that no screen test
// goes through the call.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { reasons } from './reasons.data.mjs';
import { calls, placesOf, routes } from './sources.mjs';

const page = '.cache/listings/screens-and-calls.md';
/** These journeys open every page and prove no single one. */
const everywhere = /^(accessibility|first-load-bytes|moving-about|menu-palette)/;
const shownAtMost = 3;

/** Journeys of each call and route, from the records of the last runs. */
function readJourneys() {
  const found = new Map();
  const note = (key, spec) => found.set(key, new Set([...(found.get(key) ?? []), spec]));
  for (const file of globSync('.cache/e2e-record/*.json')) {
    const { spec, calls: made, pages } = JSON.parse(readFileSync(file, 'utf8'));
    for (const call of made) {
      const [method, path] = call.split(' ');
      // Literal paths come before those with a parameter, as on the platform.
      const fitting = calls.filter((each) => each.method === method && each.pattern.test(path));
      const [best] = fitting.toSorted(
        (a, b) => a.path.split('{').length - b.path.split('{').length,
      );
      if (best) note(best.id, spec);
    }
    for (const path of pages) {
      const fitting = routes.filter((each) => each.pattern.test(path));
      const [best] = fitting.toSorted(
        (a, b) => a.path.split(':').length - b.path.split(':').length,
      );
      if (best) note(best.path, spec);
    }
  }
  return Object.fromEntries(
    [...found].map(([key, specs]) => [
      key,
      [...specs].toSorted((one, other) => one.localeCompare(other)),
    ]),
  );
}

const journeys = readJourneys();
const unitTests = globSync('apps/backoffice/src/**/*.test.{ts,tsx}').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

/** Dedicated journeys first; otherwise the unit test that names the call. */
function testsOf(key) {
  const all = (journeys[key] ?? []).filter((spec) => existsSync(`e2e/${spec}`));
  const own = all.filter((spec) => !everywhere.test(spec));
  if (own.length > 0) return own;
  const [area, name] = key.split('.');
  const unit = unitTests.find(
    ({ text }) =>
      text.includes(`'${key}'`) || new RegExp(`\\b${area}: \\{[^}]*\\b${name}\\b`).test(text),
  );
  return unit ? [unit.file.replace('apps/backoffice/src/', '')] : all;
}

const shown = (tests) => {
  if (tests.length === 0) return '—';
  const names = tests.slice(0, shownAtMost).map((name) => `\`${name}\``);
  return [
    ...names,
    ...(tests.length > shownAtMost ? [`and ${tests.length - shownAtMost} more`] : []),
  ].join('<br>');
};

const problems = [];
const rowOfCall = ({ id, endpoint, method, path }) => {
  const places = placesOf(endpoint);
  const reason = reasons[id];
  const tests = testsOf(id);
  if (places.length === 0 && !reason) problems.push(`${id} has neither a screen nor a reason.`);
  if (places.length > 0 && reason) problems.push(`${id} has a screen and a reason for none.`);
  const where = places.length > 0 ? places.map((place) => `\`${place}\``).join('<br>') : reason;
  return `| \`${method} ${path}\` | \`${id}\` | ${where ?? ''} | ${places.length > 0 ? shown(tests) : ''} |`;
};
const rowOfRoute = ({ path, feature }) => {
  const tests = testsOf(path);
  return `| \`${path}\` | \`features/${feature}\` | ${shown(tests)} |`;
};

const text = `# Screens and calls

Made from the contract, the features and what the journeys were seen to do. A file that ends in \`.spec.ts\` is a journey in \`e2e\`; others are tests beside the screen.

## Routes

| Route | Screen | Tests |
| --- | --- | --- |
${routes
  .toSorted((a, b) => a.path.localeCompare(b.path))
  .map(rowOfRoute)
  .join('\n')}

## Calls

| Call | Name | Made by | Tests |
| --- | --- | --- | --- |
${calls.map(rowOfCall).join('\n')}
`;

/** Writes the listing. @returns calls with neither a screen nor a reason. */
export function checkScreens() {
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, text);
  return problems;
}
