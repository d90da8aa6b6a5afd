import { beforeAll, expect, test } from 'vitest';
import { figure } from '../../../../../scripts/testing/figure.ts';
import { roundShares } from '../../../test/breakdown/busy-days.ts';
import { ofList, ofPayment } from '../../../test/breakdown/law.ts';
import { readTruths, wrongShares } from '../../../test/breakdown/ledger-truth.ts';
import { tokenOf } from '../../../test/cards.ts';
import { act, sell } from '../../../test/sale.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { createRandom } from '../../program/seed/random.ts';

/*
 * Runs random commands on payments and compares each with a model of a card payment. The model is written from scratch
 * and imports none of the rules it checks.
 */

const api = useTestApi();
const manager = usePerson(api, 'manager@harbor');

/** Total number of sequences; `npm run prove` uses 10,000. */
const sequences = Number(process.env['COMMAND_SEQUENCES'] ?? 150);
/** The first sequence, to split many over several runs. */
const first = Number(process.env['FIRST_SEQUENCE'] ?? 0);
const longest = 7;
/** Above the amounts that trigger special simulator responses, and below the next ones. */
const amounts = [500, 99_999] as const;

type State = 'authorized' | 'processing' | 'partially-refunded' | 'refunded' | 'voided';

/** Amounts in cents. */
interface Model {
  state: State;
  readonly authorized: number;
  captured: number;
  refunded: number;
}

type Kind = 'capture' | 'void' | 'refund';

/** The expected status of a command; a refused command leaves the model unchanged. */
function expectOf(model: Model, kind: Kind, cents: number | undefined): number {
  const { state, authorized } = model;
  const isRefundable = state === 'processing' || state === 'partially-refunded';
  if (kind === 'capture') {
    if (state !== 'authorized') return 409;
    if (cents !== undefined && cents > authorized) return 400;
    model.captured = cents ?? authorized;
    model.state = 'processing';
    return 200;
  }
  if (kind === 'void') {
    if (state !== 'authorized' && state !== 'processing') return 409;
    model.captured = 0;
    model.state = 'voided';
    return 200;
  }
  const left = model.captured - model.refunded;
  if (!isRefundable || (cents !== undefined && cents > left)) return 409;
  model.refunded += cents ?? left;
  model.state = model.refunded === model.captured ? 'refunded' : 'partially-refunded';
  return 200;
}

const inDollars = (cents: number) => Number((cents / 100).toFixed(2));

let token: string;
let account: string;
let since: Date;
const disagreements: string[] = [];

beforeAll(async () => {
  token = await tokenOf(api.open);
  account = await roundShares(api, manager);
  since = await api.services.clock.now();
});

/** @returns the payment's id. */
async function runSequence(number: number): Promise<string> {
  const random = createRandom(`commands ${number}`);
  const cents = random.int(...amounts);
  const capture = random.chance(0.5);
  const begun = await sell(manager, { token, amount: inDollars(cents), capture });
  const model: Model = {
    state: capture ? 'processing' : 'authorized',
    authorized: cents,
    captured: capture ? cents : 0,
    refunded: 0,
  };
  const said = [`${number}: ${capture ? 'sale' : 'auth'} ${cents}`];
  for (let step = 0; step < random.int(1, longest); step += 1) {
    const kind = random.pick<Kind>(['capture', 'void', 'refund', 'refund', 'refund']);
    const isWhole = kind === 'void' || random.chance(0.3);
    const asked = isWhole ? undefined : random.int(1, Math.ceil(cents * 1.1));
    const body = asked === undefined ? {} : { amount: inDollars(asked) };
    const expected = expectOf(model, kind, asked);
    const { status } = await act(manager, kind, begun.body.transactionId, body);
    said.push(`${kind} ${asked ?? 'all'} ${status}`);
    if (status !== expected) disagreements.push(`${said.join(', ')}: expected ${expected}`);
  }
  const path = `reporting/transactions/${begun.body.transactionId}/timeline`;
  const { transaction } = (await manager.get(path)).body;
  const shown = [transaction.status, transaction.capturedAmount, transaction.refundedAmount];
  const wanted = [model.state, inDollars(model.captured), inDollars(model.refunded)];
  if (shown.join() !== wanted.join()) {
    disagreements.push(`${said.join(', ')}: ${shown.join()} where ${wanted.join()} was expected`);
  }
  return transaction.transactionId;
}

/** Once settled, the derived amounts of the payments equal the ledger's. */
async function judge(ids: readonly string[]): Promise<readonly string[]> {
  await manager.control('settle');
  const truths = await readTruths(api.open.pool);
  const reader = { name: 'manager@harbor', session: manager, zone: 'America/New_York' };
  const { wrong } = await ofList(reader, { subMerchantId: account }, truths);
  const opened: string[] = [];
  // Opens every fifth payment; in a long run, all of them.
  const some = ids.filter((_, place) => sequences > 1_000 || place % 5 === 0);
  for (const id of some) opened.push(...(await ofPayment(reader, id, truths)));
  return [...wrong, ...opened, ...(await wrongShares(api.open.pool, account, since))];
}

test(
  `${sequences} random sequences of commands end as the model and the ledger say`,
  async () => {
    const ids: string[] = [];
    for (let done = 0; done < sequences; done += 5) {
      const some = Array.from({ length: Math.min(5, sequences - done) }, (_, place) =>
        runSequence(first + done + place),
      );
      ids.push(...(await Promise.all(some)));
    }
    disagreements.push(...(await judge(ids)));
    figure('state-machines', { tried: sequences, wrong: disagreements.length, seed: 'commands' });
    expect(disagreements).toEqual([]);
  },
  Math.max(1_800_000, sequences * 1_000),
);
