import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readReport } from './report.mjs';

const folder = mkdtempSync(join(tmpdir(), 'report-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'report.json');
const read = (report) => {
  writeFileSync(file, JSON.stringify(report));
  return readReport(file);
};

describe('a runner’s report', () => {
  it('of Playwright names the journeys that failed, nested ones too', () => {
    const spec = (title, status, message) => ({
      file: 'sale.spec.ts',
      line: 7,
      title,
      ok: status !== 'unexpected',
      tests: [{ status, results: [{ error: { message } }] }],
    });
    const report = read({
      stats: { expected: 2, flaky: 1, unexpected: 1 },
      suites: [
        {
          specs: [spec('sells', 'expected'), spec('captures', 'flaky')],
          suites: [{ specs: [spec('voids', 'unexpected', '\u001b[31mno\u001b[39m\nbutton')] }],
        },
      ],
    });
    expect(report).toEqual({
      passed: 3,
      failed: 1,
      flaky: ['sale.spec.ts:7 captures'],
      failures: [{ name: 'sale.spec.ts:7 voids', message: ['no', 'button'] }],
    });
  });

  it('of vitest names the tests that failed, and a file that cannot be loaded', () => {
    const report = read({
      numPassedTests: 4,
      numFailedTests: 1,
      testResults: [
        {
          name: 'a.test.ts',
          message: '',
          assertionResults: [
            { status: 'failed', fullName: 'adds up', failureMessages: ['2 is not 3'] },
          ],
        },
        {
          file: 'b.test.ts',
          name: 'b.test.ts',
          message: 'Cannot find module',
          assertionResults: [],
        },
      ],
    });
    expect(report.failures).toEqual([
      { file: 'a.test.ts', name: 'a.test.ts adds up', message: ['2 is not 3'] },
      { file: 'b.test.ts', name: 'b.test.ts', message: ['Cannot find module'] },
    ]);
  });

  it('of vitest names a file whose setup fails, though none of its tests failed', () => {
    const skipped = [{ status: 'pending', fullName: 'is never begun' }];
    const report = read({
      numPassedTests: 4,
      numFailedTests: 0,
      testResults: [
        { name: 'a.test.ts', status: 'passed', message: '', assertionResults: [] },
        { name: 'b.test.ts', status: 'failed', message: '', assertionResults: skipped },
      ],
    });
    expect(report.failures).toEqual([
      {
        file: 'b.test.ts',
        name: 'b.test.ts',
        message: ['It failed before its tests: see the log.'],
      },
    ]);
  });

  it('of Jest names the tests that passed at their second try', () => {
    const tried = (fullName, invocations) => ({ status: 'passed', fullName, invocations });
    const report = read({
      numPassedTests: 2,
      numFailedTests: 0,
      testResults: [
        { name: 'a', message: '', assertionResults: [tried('one', 1), tried('two', 2)] },
      ],
    });
    expect(report.flaky).toEqual(['a two']);
  });

  it('that was not written is none', () => {
    expect(readReport(join(file, 'none'))).toBeUndefined();
  });
});
