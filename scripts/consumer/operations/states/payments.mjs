// Payments and customers' saved payment methods, in the state that an operation requires.

/** A test token, in place of one from the card fields. */
const token = 'tok_test_visa';

/** @param make calls an operation with its example and the given changes. */
export function paymentStates(make) {
  /** An account that accepts every payment method. */
  async function account() {
    const { data } = await make('applications.list', {
      query: { status: ['active'], pageSize: '100', sort: 'createdAt' },
    });
    const [{ subMerchantId }] = data.filter(({ subMerchantDocs: [{ echeck, applePay }] }) =>
      [echeck, applePay].every((one) => one?.enabled),
    );
    return { subMerchantId };
  }

  async function customer() {
    const body = await account();
    const { customerId } = await make('customers.create', { body });
    return { ...body, customerId };
  }

  async function withCard() {
    const { customerId: id, subMerchantId } = await customer();
    const { creditCards } = await make('customers.addCard', { params: { id }, body: { token } });
    return { params: { id }, subMerchantId, body: { token: creditCards[0].token } };
  }

  async function bankToken() {
    const body = await account();
    return { ...body, token: (await make('echecks.tokenize', { body })).token };
  }

  async function withBankAccount() {
    const { customerId: id, subMerchantId } = await customer();
    const { token: bank } = await make('echecks.tokenize', { body: { subMerchantId } });
    return { params: { id }, body: { token: bank } };
  }

  async function sale(changes = {}) {
    const body = { ...(await customer()), token, ...changes };
    return { params: { id: (await make('transactions.saleCard', { body })).transactionId } };
  }

  async function eCheck() {
    const { token: bank, subMerchantId } = await bankToken();
    const { customerId } = await make('customers.create', { body: { subMerchantId } });
    return { subMerchantId, customerId, token: bank };
  }

  const settled = async (paymentType) => {
    const query = { status: ['settled'], paymentType: [paymentType], pageSize: '100' };
    const { data } = await make('reporting.listTransactions', { query });
    const paid = data.find(({ refundableAmount }) => refundableAmount > 0);
    return { params: { id: paid.transactionId }, body: { amount: 1 } };
  };

  async function reserved() {
    const { data } = await make('applications.list', {
      query: { status: ['active'], pageSize: '100' },
    });
    for (const { applicationId: id } of data) {
      const { totals } = await make('funds.reserved', { params: { id } });
      if (totals.card > 0) return { params: { id }, body: { amount: 1 } };
    }
    throw new Error('No account of the data has a reserve.');
  }

  async function payout() {
    const { subMerchantId } = await account();
    const made = await make('payouts.create', { body: { subMerchantId, amount: 1 } });
    return { params: { payoutId: made.payoutId } };
  }

  return {
    'bankAccounts.add': withBankAccount,
    'bankAccounts.remove': async () => {
      const { params, body } = await withBankAccount();
      const { bankAccounts } = await make('bankAccounts.add', { params, body });
      return { params, body: { token: bankAccounts[0].token } };
    },
    'customers.addCard': async () => ({
      params: { id: (await customer()).customerId },
      body: { token },
    }),
    'customers.removeCard': withCard,
    'customers.setDefaultCard': withCard,
    'echecks.sale': async () => ({ body: await eCheck() }),
    'echecks.void': async () => {
      const { transactionId: id } = await make('echecks.sale', { body: await eCheck() });
      return { params: { id } };
    },
    'echecks.refund': () => settled('eCheck'),
    'funds.release': reserved,
    'fundsCenter.release': reserved,
    'installments.create': async () => {
      const { params, subMerchantId, body } = await withCard();
      return { body: { subMerchantId, customerId: params.id, ...body } };
    },
    'payouts.create': async () => ({ body: { ...(await account()), amount: 1 } }),
    'payouts.acknowledge': payout,
    'payouts.hold': payout,
    'payouts.remove': payout,
    'tokenization.applePayTestToken': async () => ({ body: await account() }),
    'tokenization.convertToPermanent': async () => {
      const paid = await make('tokenization.applePayTestToken', { body: await account() });
      return { body: { token: paid.token } };
    },
    'tokenizationSessions.authorize': async () => {
      const query = await account();
      const { tokenizationId } = await make('tokenization.virtualTerminal', { query });
      return { body: { tokenizationId } };
    },
    'transactions.saleCard': async () => ({ body: { ...(await customer()), token } }),
    'transactions.captureCard': () => sale({ capture: false }),
    'transactions.voidCard': () => sale(),
    'transactions.refundCard': () => settled('creditCard'),
    'transactions.setStatus': () => sale(),
    'transactions.sendReceipt': () => sale(),
  };
}
