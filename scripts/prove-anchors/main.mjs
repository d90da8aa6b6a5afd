// Runs the tests of platform and back office and the journeys at dates on which software breaks, on machines in several
// time zones, and lists each assertion that depends on the day. Each date uses one zone; with ANCHORS=all each uses all
// four. Writes one report for the gate, in vitest's format.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readReport } from '../gate/report.mjs';

const zones = ['UTC', 'America/New_York', 'Asia/Tokyo', 'Pacific/Kiritimati'];
const moments = [
  ['the last of February', '2027-02-28T15:00:00Z'],
  ['a leap day', '2028-02-29T15:00:00Z'],
  ['the last half hour of a year', '2026-12-31T23:30:00Z'],
  ['the night clocks go forward', '2027-03-14T06:30:00Z'],
  ['the night clocks go back', '2026-11-01T05:30:00Z'],
  ['a month’s end', '2026-04-30T22:00:00Z'],
  ['a Sunday', '2026-06-07T14:00:00Z'],
  ['the day after Thanksgiving', '2026-11-27T15:00:00Z'],
];
const folder = join('.cache', 'anchors');
const report = join(folder, 'report.json');

const vitest = (project) => [
  'vitest',
  ['run', '--project', project, '--reporter=json', `--outputFile.json=${report}`],
];
const suites = {
  platform: vitest('platform'),
  backoffice: vitest('backoffice'),
  journeys: ['playwright', ['test', '--reporter=json', '--grep-invert', '@(full|prove)']],
};

mkdirSync(folder, { recursive: true });
const wanted = moments.flatMap(([name, moment], index) =>
  (process.env.ANCHORS === 'all' ? zones : [zones[index % zones.length]]).map((zone) => ({
    name,
    moment,
    zone,
  })),
);
const rows = [];
for (const { name, moment, zone } of wanted) {
  for (const [suite, [command, args]] of Object.entries(suites)) {
    rmSync(report, { force: true });
    const { status } = spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        TZ: zone,
        MOMENT: moment,
        PLATFORM_TESTS: 'short',
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    });
    const read = existsSync(report) ? readReport(report) : undefined;
    const failures = read?.failures ?? [{ name: 'left no report', message: [] }];
    const at = `${name}, ${moment}, ${zone}: ${suite}`;
    console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${at}: ${read?.passed ?? 0} passed`);
    for (const failure of failures) console.log(`  × ${failure.name}`);
    rows.push({ at, passed: read?.passed ?? 0, failures, flaky: read?.flaky ?? [] });
  }
}

const failed = rows.flatMap(({ at, failures }) => failures.map((failure) => ({ at, ...failure })));
if (process.env.GATE_REPORT) {
  writeFileSync(
    process.env.GATE_REPORT,
    JSON.stringify({
      numPassedTests: rows.reduce((sum, { passed }) => sum + passed, 0),
      numFailedTests: failed.length,
      testResults: failed.map(({ at, name, message }) => ({
        name: at,
        message: '',
        assertionResults: [
          { status: 'failed', fullName: name, failureMessages: [message.join('\n')] },
        ],
      })),
    }),
  );
}
process.exit(failed.length === 0 ? 0 : 1);
