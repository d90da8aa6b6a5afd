import { describe, expect, test } from 'vitest';
import { payingAccount } from '../../../test/commerce.ts';
import { accountOf } from '../../../test/sale.ts';
import { type Attempt, newAttempt } from '../../../test/schedules/attempts.ts';
import type { GatedProcess } from '../../../test/schedules/process.ts';
import { goOn, goTo } from '../../../test/schedules/schedule.ts';
import { recording, renewing, useTwoProcesses } from '../../../test/schedules/two-processes.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { sendEchecks } from '../echecks/ach-files.ts';
import { findTransaction } from './store.ts';

const api = useTestApi();
const manager = usePerson(api, 'manager@harbor');

const two = useTwoProcesses(api, manager);

describe('an eCheck', () => {
  const path = 'http://harbor.localhost/api/v1/backoffice/transactions/echeck';
  const at = (rest: string, body: unknown): Attempt => ({
    ...newAttempt('echeck', '', body),
    path: `${path}/${rest}`,
  });

  /** A pending eCheck before its file's cutoff. */
  async function waiting(): Promise<string> {
    const account = { subMerchantId: accountOf(manager), accountHolderName: 'Grace Murray' };
    const body = { ...account, ...payingAccount };
    const kept = await manager.call('backoffice/transactions/echeck/tokenize', {
      method: 'POST',
      body,
    });
    const sold = at('sale', { ...account, amount: 88, token: kept.body.token });
    await two.make(two.other, sold);
    return sold.answers[0]?.transactionId ?? '';
  }

  const submit = (process: GatedProcess) =>
    process.run(async () => void (await sendEchecks(process.services)));

  test('that the bank may have isn’t voided, even if requested before the cut-off', async () => {
    const id = await waiting();
    const voiding = at(`${id}/void`, {});
    two.begin(two.other, voiding);
    expect(await goTo(two.other, api.open.pool, /for update/)).toBe(true);
    await api.services.clock.advance(2 * 86_400);
    submit(two.one);
    expect(await goTo(two.one, api.open.pool, recording)).toBe(true);
    await goOn(two.other, api.open.pool);
    await goOn(two.one, api.open.pool);
    expect(voiding.answers).toMatchObject([{ status: 409 }]);
    expect(await findTransaction(api.open.database, id)).toMatchObject({ status: 'processing' });
  });

  test('that was voided before submission isn’t submitted', async () => {
    const id = await waiting();
    const voiding = at(`${id}/void`, {});
    two.begin(two.other, voiding);
    await goTo(two.other, api.open.pool, /for update/);
    await api.services.clock.advance(2 * 86_400);
    submit(two.one);
    expect(await goTo(two.one, api.open.pool, renewing)).toBe(true);
    await goOn(two.other, api.open.pool);
    await goOn(two.one, api.open.pool);
    expect(voiding.answers).toMatchObject([{ status: 200 }]);
    const { rowCount } = await api.open.pool.query(
      'select 1 from simulator.operations where reference = $1',
      [`ref_${id}`],
    );
    expect(rowCount).toBe(0);
    expect(await findTransaction(api.open.database, id)).toMatchObject({ status: 'voided' });
  });

  test('is submitted once, by the next process after one that froze', async () => {
    const id = await waiting();
    await api.services.clock.advance(2 * 86_400);
    submit(two.one);
    await goTo(two.one, api.open.pool, recording);
    expect(await sendEchecks(two.other.services)).toBe(0);
    two.letTimePass();
    expect(await sendEchecks(two.other.services)).toBe(1);
    await goOn(two.one, api.open.pool);
    expect(await findTransaction(api.open.database, id)).toMatchObject({ status: 'processing' });
  });
});
