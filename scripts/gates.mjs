// What each gate runs. `after` orders steps, `report` is where a test runner leaves its counts.
const report = (name) => `.cache/gate/${name}.json`;

const vitest = (name, projects, ...options) => ({
  name,
  run: [
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...options,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report(name)}`,
  ],
  report: report(name),
});

const playwright = (name, ...args) => ({
  name,
  run: ['playwright', 'test', '--reporter=list,json', ...args],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report(name) },
  report: report(name),
  weight: 2,
});

/** Mutation tests; what they measure is in the package's README. */
const mutants = (name) => ({
  name: `mutants-${name}`,
  run: ['pnpm', '--filter', `@payfac/${name}`, 'run', 'mutants'],
  weight: 2,
});

export const gates = {
  test: [
    // First, because it is the longest and runs beside all that is short. The hosted pages in their
    // browser are the full gate's, in all themes and widths.
    vitest('platform', ['platform'], '--exclude=**/{pay,onboarding}-pages.browser.test.ts'),
    { name: 'format', run: ['biome', 'check', '.'] },
    { name: 'lint', run: ['oxlint', '--type-aware', '--deny-warnings', '-f', 'unix'] },
    { name: 'boundaries', run: ['pnpm', 'run', 'boundaries'] },
    { name: 'types', run: ['pnpm', 'run', 'types'] },
    vitest('unit', ['packages', 'ui', 'backoffice']),
    { name: 'storybook', run: ['pnpm', 'run', 'storybook:build'] },
    { name: 'app', run: ['node', 'scripts/build-app.mjs'] },
    {
      name: 'stories',
      run: ['node', 'scripts/test-stories.mjs', report('stories')],
      report: report('stories'),
      after: ['storybook'],
      weight: 2,
    },
    { ...playwright('journeys', '--grep-invert', '@full'), after: ['app'] },
    { name: 'public-api', run: ['node', 'scripts/public-api/main.mjs'] },
  ],
  full: [
    { name: 'pack', run: ['node', 'scripts/check-pack.mjs'] },
    {
      name: 'dead-code',
      run: ['knip', '--no-progress', '--include', 'files,dependencies,unlisted,binaries'],
    },
    {
      name: 'ui-browser',
      run: [
        'vitest',
        'run',
        '--root',
        'packages/ui',
        '--config',
        'vitest.browser.config.ts',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=../../${report('ui-browser')}`,
      ],
      report: report('ui-browser'),
      weight: 2,
    },
    { ...playwright('journeys-full', '--grep', '@full') },
    {
      name: 'hosted-pages',
      run: ['vitest', 'run', '--project', 'platform', 'pay-pages', 'onboarding-pages'],
      env: { HOSTED_PAGES: 'all' },
    },
    {
      name: 'pictures',
      run: ['node', 'scripts/compare-pictures.mjs'],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report('pictures') },
      report: report('pictures'),
      weight: 2,
    },
  ],
  prove: [
    { name: 'app', run: ['node', 'scripts/build-app.mjs'] },
    { name: 'kill', run: ['node', 'scripts/prove-kill/main.ts'], after: ['app'] },
    { name: 'dump', run: ['node', 'scripts/prove-dump/main.ts'] },
    {
      name: 'random-commands',
      run: ['vitest', 'run', '--project', 'platform', 'random-commands', 'random-moves'],
      env: { COMMAND_SEQUENCES: '10000' },
    },
    {
      name: 'hostile-input',
      run: ['vitest', 'run', '--project', 'platform', 'hostile-input'],
      env: { HOSTILE_REQUESTS: '10000' },
    },
    {
      name: 'object-access',
      run: ['vitest', 'run', '--project', 'platform', 'object-access'],
      env: { OBJECT_ACCESS: 'all' },
    },
    {
      name: 'concurrency',
      run: ['vitest', 'run', '--project', 'platform', 'concurrency', 'idempotency'],
      env: { REFUNDED_PAYMENTS: '50', REPLAYED_KEYS: '1000' },
    },
    mutants('domain'),
    mutants('api'),
  ],
};
