// Kills everything in the middle of 50 sales, starts again, repeats every sale with its own key, and
// checks: nothing acknowledged lost, nothing doubled, the ledger sums to zero.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPlatformDatabase } from '../apps/platform/src/database/platform-database.ts';
import { ledgerViolations } from '../apps/platform/src/ledger/laws.ts';
import { type PlatformSession, sendTo, signInTo } from '../bench/src/measure/platform-session.ts';

const port = 4600;
const sales = 50;
const rounds = Number(process.argv[2] ?? 3);
const folder = mkdtempSync(join(tmpdir(), 'payfac-kill-'));

const notCharged = 'not charged';

interface Attempt {
  readonly key: string;
  /** Each sale has a token of its own: it can be charged once. */
  readonly token: string;
  readonly amount: number;
  acknowledged?: string;
}

/** The platform that runs now; stopped whatever happens here. */
let running: ChildProcess | undefined;

async function startPlatform(): Promise<ChildProcess> {
  const args = ['scripts/start.mjs', '--data', folder, '--port', String(port), '--scale', '0.02'];
  const child = spawn('node', args, { stdio: ['ignore', 'ignore', 'inherit'], detached: true });
  running = child;
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await sendTo(port, { method: 'GET', path: '/ready' }).catch(() => undefined);
    if (answer?.status === 200) return child;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The platform did not become ready.');
}

async function cardToken(session: PlatformSession, subMerchantId: string): Promise<string> {
  const terminal = await session.send({
    method: 'GET',
    path: `/api/v1/backoffice/tokens/virtualTerminal?subMerchantId=${subMerchantId}`,
  });
  const { tokenizationId } = JSON.parse(terminal.body);
  const generated = await session.send({
    method: 'POST',
    path: `/api/v1/backoffice/creditcard/tokenization/${tokenizationId}/generatecontext`,
    body: { targetOrigins: [`http://harbor.localhost:${port}`] },
  });
  const { context } = JSON.parse(generated.body);
  const host = `pay.harbor.localhost:${port}`;
  const tokenized = await sendTo(port, {
    method: 'POST',
    path: '/v1/transactions/creditcard/tokenization/',
    host,
    headers: { origin: `http://${host}` },
    body: {
      context,
      cardNumber: '4242424242424242',
      expirationMonth: 12,
      expirationYear: 2034,
      cvv: '123',
    },
  });
  const { token } = JSON.parse(tokenized.body);
  if (!token) throw new Error(`Tokenization answered ${tokenized.body}`);
  return token;
}

async function sell(session: PlatformSession, attempt: Attempt, subMerchantId: string) {
  const answer = await session.send({
    method: 'POST',
    path: '/api/v1/backoffice/transactions/creditcard/sale',
    headers: { 'idempotency-key': attempt.key },
    body: {
      subMerchantId,
      token: attempt.token,
      amount: attempt.amount,
      cardHolderName: 'Ada Palmer',
      billingAddress: { street: '1 Main St', zip: '94103' },
    },
  });
  if (answer.status === 200) return JSON.parse(answer.body).transactionId;
  // Interrupted before the processor heard of it: a definite answer, nothing was charged.
  if (answer.status === 502) return notCharged;
  if (answer.status === 409 || answer.status === 504) return undefined;
  throw new Error(`A sale answered ${answer.status} ${answer.body}`);
}

async function salesListed(
  session: PlatformSession,
  amounts: readonly number[],
): Promise<string[]> {
  const from = Math.min(...amounts).toFixed(2);
  const to = Math.max(...amounts).toFixed(2);
  const listed = await session.send({
    method: 'GET',
    path: `/api/v1/reporting/transactions?operation=sale&status=processing&pageSize=100&amountMin=${from}&amountMax=${to}`,
  });
  return JSON.parse(listed.body).data.map((row: { transactionId: string }) => row.transactionId);
}

function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Not so: ${what}`);
  console.log(`  ${what}`);
}

async function round(number: number): Promise<void> {
  let platform = await startPlatform();
  let session = await signInTo(port, 'manager@harbor');
  const names = await session.send({
    method: 'GET',
    path: '/api/v1/backoffice/accounts/submerchants',
  });
  const { subMerchantId } = JSON.parse(names.body).data[0];
  // Amounts that nothing else in the seed has: the rows of this round are found by them.
  const attempts: Attempt[] = [];
  for (let index = 0; index < sales; index += 1) {
    const amount = 900_000 + number * 1000 + index;
    attempts.push({ key: randomUUID(), token: await cardToken(session, subMerchantId), amount });
  }
  const sending = attempts.map(async (attempt) => {
    const id = await sell(session, attempt, subMerchantId).catch(() => undefined);
    if (id) attempt.acknowledged = id;
  });
  await new Promise((resolve) => setTimeout(resolve, 250 + 150 * number));
  if (platform.pid) process.kill(-platform.pid, 'SIGKILL');
  await Promise.all(sending);
  const before = attempts.filter(({ acknowledged }) => acknowledged).length;
  console.log(`round ${number}: killed with ${before} of ${sales} sales acknowledged`);

  platform = await startPlatform();
  session = await signInTo(port, 'manager@harbor');
  const final = new Map<string, string>();
  for (const attempt of attempts) {
    for (let tries = 0; tries < 100 && !final.has(attempt.key); tries += 1) {
      const id = await sell(session, attempt, subMerchantId);
      if (id) final.set(attempt.key, id);
      else await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }
  const charged = [...final.values()].filter((id) => id !== notCharged);
  check(final.size === sales, 'every sale has an outcome');
  check(new Set(charged).size === charged.length, 'every key has a transaction of its own');
  check(
    attempts.every(({ key, acknowledged }) => !acknowledged || final.get(key) === acknowledged),
    'nothing acknowledged was lost',
  );
  const listed = await salesListed(
    session,
    attempts.map(({ amount }) => amount),
  );
  check(listed.length === charged.length, `nothing was doubled: ${charged.length} charged`);
  if (platform.pid) process.kill(-platform.pid, 'SIGTERM');
  await new Promise((resolve) => platform.once('exit', resolve));
  const opened = await openPlatformDatabase(
    { kind: 'embedded', dataFolder: folder },
    console.error,
  );
  const violations = await ledgerViolations(opened.database);
  await opened.close();
  check(violations.length === 0, `the ledger balances ${violations.join(' ')}`);
}

try {
  for (let number = 1; number <= rounds; number += 1) await round(number);
  console.log(`${rounds} passed, 0 failed`);
} finally {
  if (running?.pid && running.exitCode === null) process.kill(-running.pid, 'SIGTERM');
}
rmSync(folder, { recursive: true, force: true });
