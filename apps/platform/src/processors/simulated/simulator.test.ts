import { cents } from '@payfac/domain/money';
import { beforeEach, describe, expect, it } from 'vitest';
import { testPlan } from '../../../test/database.ts';
import { useTestDatabase } from '../../../test/use.ts';
import { newId } from '../../kernel/database/ids.ts';
import { type ProcessorEvent, ProcessorUnavailable, ResponseLost } from '../processor.ts';
import { withTimeLimit } from '../time-limit.ts';
import { deliverDueEvents, openDispute, setFaultRate } from './control.ts';
import { createSimulator } from './simulator.ts';

const open = useTestDatabase();

let now: Date;
let waited: number[];
let dice: number;

beforeEach(() => {
  now = testPlan.anchor;
  waited = [];
  dice = 0.5;
});

const simulator = () =>
  createSimulator({
    database: open.database,
    now: async () => now,
    wait: async (milliseconds) => {
      waited.push(milliseconds);
    },
    random: () => dice,
  });

const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

const charge = (amount: number, behavior: string | null = 'approve') => ({
  reference: newId('ref'),
  merchantId: 'simm_1',
  amount: cents(amount),
  card: { behavior, cvvBehavior: null },
});

const followUp = (paymentReference: string, amount: number) => ({
  reference: newId('ref'),
  paymentReference,
  amount: cents(amount),
});

async function dueEvents(): Promise<ProcessorEvent[]> {
  const events: ProcessorEvent[] = [];
  await deliverDueEvents(open.database, now, async (event) => {
    events.push(event);
    return true;
  });
  return events;
}

describe('a charge', () => {
  it('is recorded once, however often it is requested', async () => {
    const request = charge(2500);
    const responses = await Promise.all(Array.from({ length: 8 }, () => simulator().sale(request)));
    const ids = new Set(responses.map((response) => response.processorTransactionId));
    expect(ids.size).toBe(1);
    expect(responses[0]).toMatchObject({ result: 'approved', approvedAmount: 2500 });
    expect(responses[0]?.authorizationCode).toMatch(/^\d{6}$/);
  });

  it('approves $1.23 of any amount at ZIP 46225', async () => {
    const response = await simulator().sale({ ...charge(9900), zip: '46225' });
    expect(response).toMatchObject({ result: 'approved', approvedAmount: 123, responseCode: '10' });
  });

  it('hangs for 30 seconds at $7777.01 and then approves', async () => {
    expect(await simulator().sale(charge(777_701))).toMatchObject({ result: 'approved' });
    expect(waited).toEqual([30_000]);
  });

  it('is charged although the response is lost at $7777.02', async () => {
    const request = charge(777_702);
    await expect(simulator().sale(request)).rejects.toThrow(ResponseLost);
    expect(await simulator().inquire(request.reference)).toMatchObject({
      result: 'approved',
      approvedAmount: 777_702,
    });
  });

  it('reports an approval twice at $7777.03', async () => {
    const request = charge(777_703);
    await simulator().sale(request);
    const events = await dueEvents();
    expect(events.map(({ reference, kind }) => ({ reference, kind }))).toEqual(
      Array.from({ length: 2 }, () => ({
        reference: request.reference,
        kind: 'operation.approved',
      })),
    );
    expect(events[0]?.eventId).toBe(events[1]?.eventId);
    expect(await dueEvents()).toEqual([]);
  });

  it('is approved late, after a time-out, at $7777.04', async () => {
    const request = charge(777_704);
    await expect(simulator().sale(request)).rejects.toThrow(ResponseLost);
    expect(await simulator().inquire(request.reference)).toMatchObject({ result: 'pending' });
    expect(await dueEvents()).toEqual([]);
    later(6_000);
    expect(await simulator().inquire(request.reference)).toMatchObject({ result: 'approved' });
    expect(await dueEvents()).toMatchObject([{ kind: 'operation.approved' }]);
  });

  it('leaves no record when the processor is down, at $3000.00', async () => {
    const request = charge(300_000);
    await expect(simulator().sale(request)).rejects.toThrow(ProcessorUnavailable);
    expect(await simulator().inquire(request.reference)).toBeUndefined();
  });
});

describe('what follows a charge', () => {
  it('captures once, at most what was authorized', async () => {
    const auth = charge(5000);
    await simulator().authorize(auth);
    const results = await Promise.all([
      simulator().capture(followUp(auth.reference, 5001)),
      simulator().capture(followUp(auth.reference, 3000)),
      simulator().capture(followUp(auth.reference, 3000)),
    ]);
    expect(results.map((response) => response.result).toSorted()).toEqual([
      'approved',
      'declined',
      'declined',
    ]);
  });

  it('never refunds more than was captured, even with many refunds at once', async () => {
    const sale = charge(10_000);
    await simulator().sale(sale);
    const results = await Promise.all(
      Array.from({ length: 12 }, () => simulator().refund(followUp(sale.reference, 3000))),
    );
    expect(results.filter((response) => response.result === 'approved')).toHaveLength(3);
  });

  it('doesn’t refund a voided payment, or void a refunded one', async () => {
    const voided = charge(1000);
    const refunded = charge(1000);
    await simulator().sale(voided);
    await simulator().sale(refunded);
    await simulator().void(followUp(voided.reference, 1000));
    await simulator().refund(followUp(refunded.reference, 100));
    const refund = await simulator().refund(followUp(voided.reference, 100));
    const laterVoid = await simulator().void(followUp(refunded.reference, 1000));
    expect(refund.responseMessage).toBe('The payment was voided');
    expect(laterVoid.responseMessage).toBe('The payment was refunded');
  });

  it('refuses operations on an unknown payment', async () => {
    const response = await simulator().refund(followUp('ref_nowhere', 100));
    expect(response).toMatchObject({ result: 'declined', responseMessage: 'No such payment' });
  });

  it('knows the seeded payments', async () => {
    const { rows } = await open.pool.query(
      "select processor_reference as reference from transactions where status = 'settled' and provider = 'simulator' and operation = 'sale' limit 1",
    );
    const response = await simulator().refund(followUp(String(rows[0]?.reference), 100));
    expect(response.result).toBe('approved');
  });

  it('lets a refund of card 5126 fail later', async () => {
    const sale = charge(4000, 'refund-fails-later');
    await simulator().sale(sale);
    const request = followUp(sale.reference, 4000);
    expect(await simulator().refund(request)).toMatchObject({ result: 'approved' });
    later(61_000);
    expect(await dueEvents()).toMatchObject([
      { reference: request.reference, kind: 'refund.failed' },
    ]);
    expect(await simulator().inquire(request.reference)).toMatchObject({ result: 'declined' });
    const again = await simulator().refund(followUp(sale.reference, 4000));
    expect(again).toMatchObject({ result: 'approved' });
    later(61_000);
    expect(await dueEvents()).toHaveLength(1);
  });
});

describe('disputes', () => {
  it.each([
    ['dispute-fraudulent', 'dispute.opened', 'fraudulent'],
    ['dispute-not-received', 'dispute.opened', 'not_received'],
    ['dispute-inquiry', 'inquiry.opened', 'not_received'],
  ])('card %s opens one three days later', async (behavior, kind, reason) => {
    const sale = charge(6000, behavior);
    await simulator().sale(sale);
    expect(await dueEvents()).toEqual([]);
    later(3 * 86_400_000);
    expect(await dueEvents()).toMatchObject([{ reference: sale.reference, kind, reason }]);
  });

  it('stays due until it is handled', async () => {
    await openDispute(
      open.database,
      'ref_x',
      { kind: 'dispute.opened', reason: 'fraudulent' },
      now,
    );
    const failing = deliverDueEvents(open.database, now, async () => {
      throw new Error('not settled yet');
    });
    await expect(failing).rejects.toThrow('1 of 1 rows failed.');
    expect(await dueEvents()).toMatchObject([{ reference: 'ref_x' }]);
  });
});

describe('faults', () => {
  it('occur at the configured rate', async () => {
    await setFaultRate(open.database, 0.4);
    dice = 0.39;
    await expect(simulator().sale(charge(1000))).rejects.toThrow(ProcessorUnavailable);
    dice = 0.41;
    expect(await simulator().sale(charge(1000))).toMatchObject({ result: 'approved' });
    await setFaultRate(open.database, 0);
    await expect(setFaultRate(open.database, 1.1)).rejects.toThrow(RangeError);
  });

  it('with delays: a call times out', async () => {
    const never = createSimulator({
      database: open.database,
      now: async () => now,
      wait: () => new Promise(() => undefined),
    });
    const sale = withTimeLimit(never, 50).sale(charge(777_701));
    await expect(sale).rejects.toThrow('The processor did not answer within 50 ms.');
  });
});
