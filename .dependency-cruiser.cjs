// The lint behind BOUNDARIES.md: one rule here for each line there.
const only = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.(test|stories)\\.tsx?$' },
  to: { path: '^(packages|apps)/', pathNot: [from, ...allowed] },
});

/**
 * Rooms in a row, the lowest first: a rule for each but the last, which imports none above it. Tests may
 * use whatever they need.
 */
const rooms = (source, rules, last) =>
  rules.map(([name, room, comment], place) => ({
    name,
    comment,
    severity: 'error',
    from: { path: `^${source}/${room}/`, pathNot: '\\.test\\.ts$' },
    to: {
      path: `^${source}/(${[...rules.slice(place + 1).map(([, above]) => above), last].join('|')})/`,
    },
  }));

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
    {
      name: 'reference-apart',
      comment: 'who makes a call carries neither docs nor examples',
      severity: 'error',
      from: {
        path: '^packages/api/src/',
        pathNot: [
          '\\.test\\.ts$',
          '^packages/api/src/(openapi|testing)/',
          '^packages/api/src/areas/[^/]+/(docs|example[^/]*|[^/]+\\.example)\\.ts$',
        ],
      },
      to: {
        path: [
          '^packages/api/src/(openapi|testing)/',
          '^packages/api/src/areas/[^/]+/(docs|examples)\\.ts$',
        ],
      },
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
    ...rooms(
      'apps/platform/src',
      [
        ['platform-kernel-first', 'kernel', 'the kernel knows no processor, no call and no area'],
        ['platform-processors-second', 'processors', 'processors know no call and no area'],
        ['platform-http-third', 'http', 'a call’s way knows no area'],
        ['platform-areas-fourth', 'areas', 'areas know neither pages nor the program'],
        ['platform-hosted-fifth', 'hosted', 'hosted pages don’t know the program'],
      ],
      'program',
    ),
    {
      name: 'port-not-simulator',
      comment:
        'what moves money knows a processor by its port; the simulated world is controlled in one area',
      severity: 'error',
      from: {
        path: '^apps/platform/src/(http|areas|hosted)/',
        pathNot: ['\\.test\\.ts$', '^apps/platform/src/areas/simulator/'],
      },
      to: { path: '^apps/platform/src/processors/simulated/' },
    },
    {
      name: 'hashes-in-turn',
      comment:
        'a password is hashed in its turn, so that nobody who asks in a loop keeps the others out',
      severity: 'error',
      from: { path: '^apps/platform/src/(areas|hosted)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/platform/src/http/sessions/passwords\\.ts$' },
    },
    {
      name: 'payments-below-billing',
      comment: 'a payment knows nothing of what it is made for',
      severity: 'error',
      from: { path: '^apps/platform/src/areas/transactions/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^apps/platform/src/areas/(billing|echecks|hosted-sessions|installments|invoices|payment-links|payment-link-templates|plans|previews|subscriptions)/',
      },
    },
    {
      name: 'proofs-apart',
      comment: 'what shows a call’s rules is no part of the program',
      severity: 'error',
      from: { path: '^apps/platform/src/', pathNot: '\\.(test|proof)\\.ts$' },
      to: { path: '\\.proof\\.ts$' },
    },
    {
      name: 'proofs-by-requirements',
      comment: 'a proof expects what the requirements say, and not what the sources do',
      severity: 'error',
      from: { path: ['\\.proof\\.ts$', '^apps/platform/test/proof/people\\.ts$'] },
      to: {
        path: ['^apps/platform/src/', '^packages/domain/src/kernel/access/'],
        pathNot: '\\.proof\\.ts$',
      },
    },
    ...rooms(
      'packages/domain/src',
      [['domain-kernel-first', 'kernel', 'money, time and the like know no area']],
      'areas',
    ),
    ...rooms(
      'packages/api/src',
      [
        ['api-kernel-first', 'kernel', 'what a contract is made of knows no area'],
        ['api-areas-second', 'areas', 'an area knows neither the index nor what is made of it'],
      ],
      '(card-fields|client|contract|messages|openapi|testing|webhook-signatures)',
    ),
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
