import type { FigureName } from '../testing/figure.ts';

/** A figure, and how it is had. */
export interface Part {
  /** What is tried, and what counts as wrong. */
  readonly what: string;
  readonly run: readonly string[];
  /** The usual size; whoever sets these variables asks for another one. */
  readonly env?: Readonly<Record<string, string>>;
}

const platform = (...files: readonly string[]) => [
  'vitest',
  'run',
  '--project',
  'platform',
  ...files,
];
/** What a failed journey leaves lies apart from what other runs of journeys leave. */
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
    what: 'Sales while the process and its database, or the database alone, are killed: lost, doubled, or a ledger that does not balance',
    run: script('kill', '--sales', '60', '--rounds', '4'),
  },
  replays: {
    what: 'Repeats of a sale under its key, five at once, and at two processes: another answer, or a second charge',
    run: platform('idempotency/idempotency', 'start/two-processes'),
    env: { REPLAYED_KEYS: '100' },
  },
  'sales-in-trouble': {
    what: 'Sales in a browser whose calls are dropped, late, doubled or unreadable, with reloads, double clicks and closed tabs: charged twice, or told otherwise',
    run: journey('a-sale-in-trouble'),
    env: { SALES: '200' },
  },
  refunds: {
    what: 'Refunds of a payment, ten at once, more than it can give back: too much returned, or a wrong refusal',
    run: platform('transactions/concurrency'),
    env: { REFUNDED_PAYMENTS: '50' },
  },
  'state-machines': {
    what: 'Random sequences of commands on every kind of record: an end that the requirements do not say',
    run: platform('random-moves', 'transactions/random-commands'),
    env: { COMMAND_SEQUENCES: '600' },
  },
  snapshots: {
    what: 'Snapshots of all totals while sales, captures, voids, refunds, payouts and their deletions run: one that breaks a law of the ledger',
    run: platform('ledger/snapshots'),
    env: { SNAPSHOT_COMMANDS: '600' },
  },
  access: {
    what: 'Calls by every kind of person and key, on records of theirs and of others: let through, refused, told apart or written wrongly',
    run: platform('http/object-access'),
    env: { OBJECT_ACCESS: '4' },
  },
  fuzz: {
    what: 'Hostile and extreme requests over all calls: a 5xx, an answer off its schema, or a stack, path or statement told',
    run: platform('http/hostile-input', 'http/extreme-values'),
    env: { HOSTILE_REQUESTS: '4000', EXTREME_REQUESTS: '6000' },
  },
  'mass-assignment': {
    what: 'Bodies of every call with fields that it does not take, at every depth: one that is taken',
    run: platform('http/mass-assignment'),
  },
  canaries: {
    what: 'Secrets and card numbers planted in every call and page: one found in a log, a row, an answer or a dump',
    run: platform('server/secrets', 'http/card-numbers'),
  },
  load: {
    what: 'Requests of 50 clients at once, four reads to a sale: an answer but 200, or 503 where it has to wait',
    run: load,
  },
  'event-loop': {
    what: 'Samples of the event loop’s delay under that load: p99 above 200 ms',
    run: load,
  },
  soak: {
    what: 'Calls of every kind for minutes: a 5xx but 503, or a heap that grew by more than 15 MB, garbage collected at both ends',
    run: script('soak'),
  },
  webhooks: {
    what: 'Events to a receiver that refuses, breaks off and redirects: never delivered, delivered early, signed wrongly, or under another id',
    run: platform('webhooks/every-event'),
    env: { WEBHOOK_EVENTS: '400' },
  },
  scheduler: {
    what: 'Periods of subscriptions over 24 months, both nights of changing clocks, month ends and 29 February in them: charged twice, left out, or on another day',
    run: platform('subscriptions/months'),
    env: { BILLED_MONTHS: '24' },
  },
  deploy: {
    what: 'Open tabs, every file of the app renamed under them: a blank or broken page after the next click',
    run: journey('a-deploy-under-open-tabs'),
    env: { OPEN_TABS: '20' },
  },
  'sign-out': {
    what: 'Calls by every session, tab and key after each way to end them: one still answered',
    run: platform('sessions/taken-away', 'sessions/everywhere'),
    env: { TAKEN_AWAY: 'all' },
  },
  'last-filter': {
    what: 'Filters of a list set one upon the other: rows of another one than the last',
    run: journey('the-last-filter-wins'),
    env: { LIST_LOADS: '300' },
  },
  'scripts-in-texts': {
    what: 'Views of every screen and page with scripts in every text of the database: one that ran, or broke the content security policy',
    run: journey('scripts-in-every-text'),
    env: { SCREENS: 'all' },
  },
  'stopped-processes': {
    what: 'Commands at two processes on one database, each stopped for 1 to 120 s and killed: lost, doubled, charged and denied, or told otherwise',
    run: script('processes'),
    env: { PROCESS_STOPS: '3', PROCESS_KILLS: '2' },
  },
  'data-folder': {
    what: 'Processes on a data folder that one holds, or started on it at once: a second one that is let in',
    run: platform('embedded/server'),
    env: { RACING_PROCESSES: '20' },
  },
};
