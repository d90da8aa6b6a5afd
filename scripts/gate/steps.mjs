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

/** Every story in every look, and this many of the named ones in every two changes of look at once. */
const stories = (paired) => ({
  name: 'stories',
  run: ['node', 'scripts/test-stories.mjs', report('stories')],
  env: { PAIRED_STORIES: String(paired) },
  report: report('stories'),
  after: ['storybook'],
  weight: 2,
});

/** Minutes a gate takes on two quiet cores. */
export const usualMinutes = { test: 11, full: 40, prove: 180 };

/** Seconds a step takes on two quiet cores, beside the steps it runs beside. */
export const usualSeconds = {
  format: 2,
  platform: 122,
  backoffice: 258,
  packages: 100,
  types: 43,
  lint: 27,
  boundaries: 10,
  app: 8,
  'public-api': 9,
  journeys: 247,
  storybook: 24,
  pack: 190,
  'dead-code': 10,
  'ui-browser': 91,
  stories: 240,
  'docs-pages': 100,
  'hosted-pages': 93,
  'objects-and-extremes': 152,
  pictures: 120,
};

/** Tests of the platform that start processes or browsers, try every file or play at random. */
const long = [
  'hosted/pages.browser',
  'fields/card-fields.browser',
  'transactions/recovery',
  'transactions/random-commands',
  'transactions/concurrency',
  'csv/csv-files',
  'api/hostile-input',
  'api/random-moves',
  'database/dump',
  'server/sigterm',
  'start/platform',
];

/** Tests of the platform that the full gate runs in steps of their own. */
const everyPage = ['hosted/pay-pages', 'hosted/onboarding-pages'];
const everyCall = ['api/object-access', 'api/extreme-values'];

export const gates = {
  test: [
    { name: 'format', run: ['biome', 'check', '.'] },
    // The longest first, so that none runs alone at the end. What takes longer, and stories, are the full gate's.
    vitest(
      'platform',
      ['platform'],
      ...[...long, ...everyPage, ...everyCall].map((name) => `--exclude=**/${name}.*`),
    ),
    vitest('backoffice', ['backoffice']),
    vitest('packages', ['packages', 'ui']),
    { name: 'types', run: ['pnpm', 'run', 'types'] },
    { name: 'lint', run: ['oxlint', '--type-aware', '--deny-warnings', '-f', 'unix'] },
    { name: 'boundaries', run: ['pnpm', 'run', 'boundaries'] },
    { name: 'app', run: ['node', 'scripts/build-app.mjs'] },
    { name: 'public-api', run: ['node', 'scripts/public-api/main.mjs'] },
    { ...playwright('journeys', '--grep-invert', '@full'), after: ['app'] },
  ],
  full: [
    { name: 'storybook', run: ['pnpm', 'run', 'storybook:build'] },
    { name: 'conformance', run: ['node', 'scripts/conformance/main.mjs'] },
    { name: 'screens', run: ['node', 'scripts/screens/main.mjs'] },
    { name: 'pack', run: ['node', 'scripts/check-pack.mjs'], weight: 2 },
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
    stories(4),
    {
      name: 'docs-pages',
      run: ['node', 'scripts/test-docs.mjs'],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report('docs-pages') },
      report: report('docs-pages'),
      after: ['storybook'],
      weight: 2,
    },
    { ...playwright('journeys-full', '--grep', '@full') },
    vitest('platform-long', ['platform'], ...long),
    {
      name: 'hosted-pages',
      run: ['vitest', 'run', '--project', 'platform', ...everyPage],
      env: { HOSTED_PAGES: 'all' },
    },
    {
      name: 'objects-and-extremes',
      run: ['vitest', 'run', '--project', 'platform', ...everyCall],
      env: { EXTREME_REQUESTS: '3000' },
    },
    {
      name: 'pictures',
      run: ['node', 'scripts/compare-pictures.mjs'],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report('pictures') },
      report: report('pictures'),
      after: ['storybook'],
      weight: 2,
    },
  ],
  prove: [
    { name: 'storybook', run: ['pnpm', 'run', 'storybook:build'] },
    stories(20),
    { name: 'app', run: ['node', 'scripts/build-app.mjs'] },
    {
      ...playwright('last-filter', 'the-last-filter-wins'),
      env: { LIST_LOADS: '300', PLAYWRIGHT_JSON_OUTPUT_NAME: report('last-filter') },
      after: ['app'],
    },
    {
      ...playwright('sales-in-trouble', 'a-sale-in-trouble'),
      env: { SALES: '200', PLAYWRIGHT_JSON_OUTPUT_NAME: report('sales-in-trouble') },
      after: ['app'],
    },
    {
      ...playwright('many-payouts', 'payouts-acknowledged-by-the-thousand'),
      env: { PAYOUTS: '5000', PLAYWRIGHT_JSON_OUTPUT_NAME: report('many-payouts') },
      after: ['app'],
    },
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
      name: 'extreme-values',
      run: ['vitest', 'run', '--project', 'platform', 'extreme-values'],
      env: { EXTREME_REQUESTS: '25000' },
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
    {
      name: 'brand-colors',
      run: ['vitest', 'run', '--project', 'ui', 'create-brand'],
      env: { BRAND_COLORS: '1000' },
    },
    {
      name: 'random-typing',
      run: ['vitest', 'run', '--project', 'ui', 'random-edits'],
      env: { RANDOM_EDITS: '10000' },
    },
    mutants('domain'),
    mutants('api'),
  ],
};
