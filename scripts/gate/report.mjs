// Reads a test runner's JSON report. Jest and vitest share a format; Playwright has its own.
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** First lines of a message, without colors; the stack is in the log. */
const firstLines = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .slice(0, 12);

const nameOf = ({ file, line, title }) => `${file}:${line} ${title}`;

const ofPlaywright = ({ stats, suites, errors }) => {
  const specs = suites.flatMap(specsOf);
  const whole = (errors ?? []).map(({ message }) => ({
    name: 'the run itself',
    message: firstLines(message),
  }));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(nameOf),
    failures: [
      ...specs
        .filter(({ ok }) => !ok)
        .map((spec) => ({
          name: nameOf(spec),
          message: firstLines(spec.tests[0]?.results.at(-1)?.error?.message),
        })),
      ...whole,
    ],
  };
};

/** Jest reports retries; vitest never retries on its own. */
const ofVitest = ({ numPassedTests, numFailedTests, testResults }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  flaky: testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => `${name} ${fullName}`),
  ),
  failures: testResults.flatMap(({ name, status: ofFile, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that fails to load, or whose setup fails, has no failed tests of its own.
    if (failed.length === 0 && (message || ofFile === 'failed')) {
      const why = message || 'It failed before its tests: see the log.';
      return [{ file: name, name, message: firstLines(why) }];
    }
    return failed.map(({ fullName, failureMessages }) => ({
      file: name,
      name: `${name} ${fullName}`,
      message: firstLines(failureMessages[0]),
    }));
  }),
});

/** @returns counts and failures; undefined without a report. */
export function readReport(path) {
  if (!path || !existsSync(path)) return undefined;
  const report = JSON.parse(readFileSync(path, 'utf8'));
  return report.stats ? ofPlaywright(report) : ofVitest(report);
}
