// The lint behind BOUNDARIES.md: one rule here for each line there.
const only = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.(test|stories)\\.tsx?$' },
  to: { path: '^(packages|apps)/', pathNot: [from, ...allowed] },
});

module.exports = {
  forbidden: [
    only('domain-alone', 'domain imports no other part', '^packages/domain/', []),
    only('ui-alone', 'ui knows nothing of payments', '^packages/ui/', []),
    only('api-on-domain', 'api imports domain alone', '^packages/api/', ['^packages/domain/']),
    {
      name: 'contract-without-client',
      comment: 'contract and messages are used by servers: no client, no ofetch',
      severity: 'error',
      from: {
        path: '^packages/api/src/(?!client/|index\\.ts|types\\.ts)',
        pathNot: '\\.test\\.ts$',
      },
      to: { path: ['^packages/api/src/client/', 'node_modules/ofetch/'] },
    },
    only(
      'platform-parts',
      'the platform uses contract, messages, domain, and how colors are made readable',
      '^apps/platform/',
      ['^packages/domain/', '^packages/api/', '^packages/ui/src/(brand|color)/'],
    ),
    {
      name: 'platform-without-client',
      comment: 'the platform never imports the client',
      severity: 'error',
      from: { path: '^apps/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/api/src/(client/|index\\.ts)' },
    },
    only('backoffice-parts', 'the app composes ui, api and domain', '^apps/backoffice/', [
      '^packages/(ui|api|domain)/',
    ]),
    {
      name: 'shared-first',
      comment: 'shared imports neither entities nor features nor app',
      severity: 'error',
      from: { path: '^apps/backoffice/src/shared/' },
      to: { path: '^apps/backoffice/src/(entities|features|app)/' },
    },
    {
      name: 'entities-second',
      comment: 'entities import neither features nor app',
      severity: 'error',
      from: { path: '^apps/backoffice/src/entities/' },
      to: { path: '^apps/backoffice/src/(features|app)/' },
    },
    {
      name: 'features-apart',
      comment: 'a feature imports no other feature and not the app',
      severity: 'error',
      from: { path: '^apps/backoffice/src/features/([^/]+)/' },
      to: {
        path: '^apps/backoffice/src/(features|app)/',
        pathNot: '^apps/backoffice/src/features/$1/',
      },
    },
    {
      name: 'forbidden-aria',
      comment: 'these assign innerHTML, which Trusted Types refuse',
      severity: 'error',
      from: { path: '^(packages|apps)/' },
      to: { path: 'react-aria-components/.*/(NumberField|DateField|TimeField)\\.' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      comment: 'every import leads somewhere',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    exclude: { path: '^(packages|apps)/[^/]+/(dist|drizzle)/|^storybook-static/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
