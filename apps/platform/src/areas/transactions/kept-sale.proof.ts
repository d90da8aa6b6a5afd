import { customers, reporting, transactions } from '@payfac/api/contract';
import { tokenOf } from '../../../test/cards.ts';
import { first, type Scene } from '../../../test/proof/scene.ts';
import { accountOf, type SaleWishes, saleBody } from '../../../test/sale.ts';

/* Payments for proofs to start from, and where a sale's fields are read back. */

type Selling = Pick<Scene, 'send' | 'manager' | 'api'>;

/** A payment that the manager took. @returns its id. */
export async function sold(
  { send, manager, api }: Selling,
  wishes: Omit<SaleWishes, 'token'>,
): Promise<string> {
  const token = await tokenOf(api.open);
  const body = saleBody(manager, { ...wishes, token });
  return (await send(transactions.saleCard, { by: 'manager', body })).transactionId;
}

export const paymentOf = async ({ send }: Pick<Scene, 'send'>, transactionId: string) =>
  first((await send(reporting.listTransactions, { query: { transactionId } })).data);

export const customerFor = async (
  { send }: Pick<Scene, 'send'>,
  subMerchantId: string,
): Promise<string> =>
  (await send(customers.create, { body: { subMerchantId, name: 'Kept' } })).customerId;

const address = { street: '1 Kept Street', city: 'Portland', state: 'ME', zip: '04101' };

export async function keepsSale(scene: Selling) {
  const subMerchantId = accountOf(scene.manager);
  return {
    by: 'manager' as const,
    given: {
      subMerchantId,
      token: await tokenOf(scene.api.open),
      customerId: await customerFor(scene, subMerchantId),
      amount: 70,
      taxAmount: 5,
      standardAmount: undefined,
      source: 'backoffice',
      billingAddress: address,
    },
    read: ({ transactionId }: { readonly transactionId: string }) =>
      paymentOf(scene, transactionId),
    as: { billingAddress: 'billingStreet' },
    reads: { billingAddress: address.street },
    except: {
      capture: 'says what is done: a sale or an authorization',
      token: 'the card is shown by its last four digits',
      standardAmount: 'of accounts with two prices alone, whose own test sees it',
    },
  };
}
