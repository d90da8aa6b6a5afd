import { eq } from 'drizzle-orm';
import type { Queryable } from '../../kernel/database/connection.ts';
import { subMerchants } from '../../kernel/database/schema/index.ts';
import { emitEvent } from '../../kernel/webhooks/emit.ts';
import { notifyMerchantOf } from '../accounts/notify-merchant.ts';
import { notify } from '../notifications/notify.ts';
import { payoutReturned } from '../notifications/words.ts';
import { type PayoutRow, viewOf } from './view.ts';

type PayoutEvent = 'payout.created' | 'payout.on_hold' | 'payout.sent' | 'payout.failed';

/** Notifies the product's server of a payout, and users as well when the bank returned it. */
export async function notifyPayout(
  transaction: Queryable,
  type: PayoutEvent,
  payout: PayoutRow,
  at: Date,
): Promise<void> {
  const [account] = await transaction
    .select({ name: subMerchants.dbaName })
    .from(subMerchants)
    .where(eq(subMerchants.subMerchantId, payout.subMerchantId));
  await emitEvent(transaction, payout, {
    type,
    timestamp: at,
    data: viewOf(payout, account?.name ?? ''),
  });
  if (type !== 'payout.failed') return;
  const news = { ...payout, ...payoutReturned(payout) };
  await notify(transaction, news, ['staff', 'product', 'account'], at);
  const text = `${news.message} The money is back in your balance. Check your bank account for payouts: the next payout goes out once it is right.`;
  await notifyMerchantOf(
    transaction,
    payout.subMerchantId,
    () => ({ subject: news.title, text }),
    at,
  );
}
