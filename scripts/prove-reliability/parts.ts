import type { FigureName } from '../testing/figure.ts';

/** A figure, and the command that measures it. */
export interface Part {
  /** What is tested, and what counts as wrong. */
  readonly what: string;
  readonly run: readonly string[];
  /** The default size. The environment can override these variables. */
  readonly env?: Readonly<Record<string, string>>;
}

const platform = (...files: readonly string[]) => [
  'vitest',
  'run',
  '--project',
  'platform',
  ...files,
];
/** Keeps a failed journey's traces apart from those of other runs. */
const journey = (spec: string) => [
  'playwright',
  'test',
  spec,
  '--retries=0',
  `--output=.cache/reliability/${spec}`,
];
const script = (name: string, ...options: readonly string[]) => [
  'node',
  `scripts/prove-${name}/main.ts`,
  ...options,
];

const load = script('load');

/** Parts with the same command run once for all of their figures. */
export const parts: Readonly<Record<FigureName, Part>> = {
  kills: {
    what: 'Sales while the database, alone or with the process, is killed: lost, doubled, or the ledger doesn’t balance',
    run: script('kill', '--sales', '60', '--rounds', '4'),
  },
  replays: {
    what: 'Sales retried with their key, five at once, and at two processes: a different response, or a second charge',
    run: platform('idempotency/idempotency', 'start/two-processes'),
    env: { REPLAYED_KEYS: '100' },
  },
  'sales-in-trouble': {
    what: 'Sales in a browser with dropped, late, doubled or unreadable calls, reloads, double clicks and closed tabs: charged twice, or reported wrongly',
    run: journey('a-sale-in-trouble'),
    env: { SALES: '200' },
  },
  refunds: {
    what: 'Refunds of a payment, ten at once, for more than its amount: too much returned, or wrongly refused',
    run: platform('transactions/concurrency'),
    env: { REFUNDED_PAYMENTS: '50' },
  },
  'state-machines': {
    what: 'Random sequences of commands on every kind of record: an outcome that the requirements don’t allow',
    run: platform('random-moves', 'transactions/random-commands'),
    env: { COMMAND_SEQUENCES: '600' },
  },
  snapshots: {
    what: 'Snapshots of all totals during sales, captures, voids, refunds, payouts and their deletions: breaks an invariant of the ledger',
    run: platform('ledger/snapshots'),
    env: { SNAPSHOT_COMMANDS: '600' },
  },
  access: {
    what: 'Calls by every kind of user and key, on their own records and others’: wrongly allowed, refused, distinguished or written',
    run: platform('http/object-access'),
    env: { OBJECT_ACCESS: '4' },
  },
  fuzz: {
    what: 'Hostile and extreme requests to all calls: a 5xx, a response that violates its schema, or a leaked stack, path or statement',
    run: platform('http/hostile-input', 'http/extreme-values'),
    env: { HOSTILE_REQUESTS: '4000', EXTREME_REQUESTS: '6000' },
  },
  'mass-assignment': {
    what: 'Bodies of every call with unknown fields, at every depth: accepted',
    run: platform('http/mass-assignment'),
  },
  canaries: {
    what: 'Secrets and card numbers planted in every call and page: found in a log, row, response or dump',
    run: platform('server/secrets', 'http/card-numbers'),
  },
  load: {
    what: 'Requests from 50 clients at once, four reads per sale: a status other than 200, or 503 under load',
    run: load,
  },
  'event-loop': {
    what: 'Samples of the event loop delay under that load: p99 above 200 ms',
    run: load,
  },
  soak: {
    what: 'Calls of every kind for minutes: a 5xx other than 503, or a heap that grew by more than 15 MB after garbage collection',
    run: script('soak'),
  },
  webhooks: {
    what: 'Events to an endpoint that refuses, disconnects and redirects: never delivered, retried too early, signed wrongly, or with another ID',
    run: platform('webhooks/every-event'),
    env: { WEBHOOK_EVENTS: '400' },
  },
  scheduler: {
    what: 'Subscription periods over 24 months, with both clock changes, month ends and February 29: charged twice, skipped, or on the wrong day',
    run: platform('subscriptions/months'),
    env: { BILLED_MONTHS: '24' },
  },
  deploy: {
    what: 'Open tabs while every file of the app is renamed: a blank or broken page after the next click',
    run: journey('a-deploy-under-open-tabs'),
    env: { OPEN_TABS: '20' },
  },
  'sign-out': {
    what: 'Calls by every session, tab and key after each way to end them: still answered',
    run: platform('sessions/taken-away', 'sessions/everywhere'),
    env: { TAKEN_AWAY: 'all' },
  },
  'last-filter': {
    what: 'Filters of a list set in quick succession: rows of a filter other than the last',
    run: journey('the-last-filter-wins'),
    env: { LIST_LOADS: '300' },
  },
  'scripts-in-texts': {
    what: 'Views of every screen and page with scripts in every text of the database: a script ran, or violated the content security policy',
    run: journey('scripts-in-every-text'),
    env: { SCREENS: 'all' },
  },
  'stopped-processes': {
    what: 'Commands at two processes on one database, each frozen for 1 to 120 s and killed: lost, doubled, charged but reported as failed, or reported wrongly',
    run: script('processes'),
    env: { PROCESS_STOPS: '3', PROCESS_KILLS: '2' },
  },
  'data-folder': {
    what: 'Processes started on a data folder in use, or on the same one at once: a second one is let in',
    run: platform('embedded/server'),
    env: { RACING_PROCESSES: '20' },
  },
};
