import { funds as contract, type Output } from '@payfac/api/contract';
import { reservedTotals } from '@payfac/domain/accounts';
import { cardBrands } from '@payfac/domain/enumerations';
import { addCents, type Cents, formatUsd, zeroCents } from '@payfac/domain/money';
import * as z from 'zod/mini';
import { recordActivity } from '../../http/activities/record.ts';
import type { MoneyContext } from '../../http/context.ts';
import { conflict } from '../../http/failures.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import { keepResponse, takeKey } from '../../http/idempotency/claim.ts';
import type { Services } from '../../http/services.ts';
import { newId } from '../../kernel/database/ids.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { type Posting, releasePosting } from '../../kernel/ledger/postings.ts';
import { writePostings } from '../../kernel/ledger/store.ts';
import { actOf, logAct } from '../accounts/account-log.ts';
import { lockApplication } from '../applications/store.ts';
import { payReleased } from './pay-released.ts';
import { type Reserve, reservesOf, shareOut } from './reserves.ts';

type Input = HandlerInput<typeof contract.release>;
type ApiResponse = Output<typeof contract.release>;

const totalOf = (amounts: readonly Cents[]): Cents => addCents(...amounts, zeroCents);

function postingOf(
  facilitatorId: string,
  { account, subMerchantId }: Reserve,
  amount: Cents,
): Posting {
  const segment = account.split(':')[1];
  const type = cardBrands.find((brand) => brand === segment) ?? 'echeck';
  return releasePosting({ facilitatorId, subMerchantId, amount, type });
}

/** Every caller locks accounts in this order, to avoid deadlocks. */
const byId = (one: { subMerchantId: string }, other: { subMerchantId: string }): number =>
  one.subMerchantId < other.subMerchantId ? -1 : 1;

const tooMuch = (held: Cents) =>
  conflict('MORE_THAN_RESERVED', `Only ${formatUsd(held)} is reserved. Nothing was released.`);

/**
 * Releases reserved funds and pays them out, under the account's lock, so that two releases never take the same money.
 * @throws CallFailure 409 for more than is reserved, or when nothing is.
 */
export async function releaseFunds(
  { database, clock }: Services,
  { params: { id }, body: { segment, amount, reason } }: Input,
  context: MoneyContext,
): Promise<ApiResponse> {
  const { claim, scope } = context;
  const { facilitatorId } = scope;
  const at = await clock.now();
  return inTransaction(database, async (transaction) => {
    const releaseId = newId('rel');
    await takeKey(transaction, claim, releaseId);
    const { records } = await lockApplication(transaction, id, context);
    const ids = records.map(({ subMerchantId }) => subMerchantId);
    const reserves = await reservesOf(transaction, facilitatorId, ids);
    const held = reservedTotals(reserves)[segment];
    const wanted = amount ?? held;
    if (wanted > held || wanted <= zeroCents) throw tooMuch(held);
    const parts = shareOut(reserves, segment, wanted);
    const postings = parts.map((part) => postingOf(facilitatorId, part.reserve, part.amount));
    await writePostings(transaction, postings, at);
    for (const account of records.toSorted(byId)) {
      const own = parts.filter(({ reserve }) => reserve.subMerchantId === account.subMerchantId);
      if (own.length === 0) continue;
      await payReleased(transaction, account, totalOf(own.map((part) => part.amount)), at);
    }
    const released = totalOf(parts.map((part) => part.amount));
    const message = `Released ${formatUsd(released)} of reserved funds`;
    const line = {
      type: 'payout',
      verb: 'Released reserved funds',
      to: formatUsd(released),
      note: reason,
    } as const;
    await logAct(transaction, id, [line], actOf(context, at));
    await recordActivity(transaction, context, {
      action: 'funds.release',
      target: id,
      message,
      subMerchantId: ids[0],
    });
    const totals = reservedTotals(await reservesOf(transaction, facilitatorId, ids));
    const response: ApiResponse = { success: true, released, totals };
    const body = z.encode(contract.release.output, response);
    await keepResponse(transaction, releaseId, claim.userId, { status: 200, body });
    return response;
  });
}
