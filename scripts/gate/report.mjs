// What a test runner's JSON report says. Jest and vitest share a format; Playwright has its own.
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** Lines of a message without colors; the stack is in the log. */
const firstLines = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .slice(0, 12);

const ofPlaywright = ({ stats, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  failures: suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => ({
      name: `${file}:${line} ${title}`,
      message: firstLines(tests[0]?.results.at(-1)?.error?.message),
    })),
});

const ofVitest = ({ numPassedTests, numFailedTests, testResults }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  failures: testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that cannot be loaded has no tests of its own.
    if (failed.length === 0 && message) return [{ name, message: firstLines(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${name} ${fullName}`,
      message: firstLines(failureMessages[0]),
    }));
  }),
});

/** @returns counts and failures, or undefined where the runner left no report. */
export function readReport(path) {
  if (!path || !existsSync(path)) return undefined;
  const report = JSON.parse(readFileSync(path, 'utf8'));
  return report.stats ? ofPlaywright(report) : ofVitest(report);
}
