// Invoices, plans, subscriptions and payment monitoring records, in the state that an operation requires.

/** @param make calls an operation with its example and the given changes. */
export function commerceStates(make) {
  async function customer() {
    const { data } = await make('applications.list', {
      query: { status: ['active'], sort: 'createdAt' },
    });
    const [{ subMerchantId }] = data;
    const { customerId } = await make('customers.create', { body: { subMerchantId } });
    return { subMerchantId, customerId };
  }

  async function invoice() {
    const body = await customer();
    const { invoiceId } = await make('invoices.create', { body });
    return { subMerchantId: body.subMerchantId, params: { invoiceId } };
  }

  const invoiceAlone = async () => ({ params: (await invoice()).params });

  const invoiceOfAccount = async () => {
    const { params, subMerchantId } = await invoice();
    return { params, body: { subMerchantId } };
  };

  async function plan() {
    const { subMerchantId, customerId } = await customer();
    const { planId } = await make('plans.create', { body: { subMerchantId } });
    return { planId, subMerchantId, customerId };
  }

  const planAlone = async () => ({ params: { id: (await plan()).planId } });

  async function activePlan() {
    const { planId, ...others } = await plan();
    await make('plans.activate', { params: { id: planId } });
    return { planId, ...others };
  }

  async function subscription(...status) {
    const { data } = await make('subscriptions.list', { query: { status, pageSize: '100' } });
    return data.at(-1);
  }

  const subscriptionIn =
    (...status) =>
    async () => ({ params: { id: (await subscription(...status)).subscriptionId } });

  async function alert(...status) {
    const { data } = await make('alerts.list', { query: { status } });
    return { body: { alertId: data.at(-1).alertId } };
  }

  return {
    'alerts.acknowledge': () => alert('unacknowledged'),
    'alerts.unacknowledge': async () => {
      const one = await alert('unacknowledged');
      await make('alerts.acknowledge', one);
      return one;
    },
    'alerts.discard': () => alert('unacknowledged', 'acknowledged'),
    'invoices.create': async () => ({ body: await customer() }),
    'invoices.remove': invoiceAlone,
    'invoices.update': invoiceAlone,
    'invoices.send': invoiceOfAccount,
    'invoices.void': invoiceOfAccount,
    'paymentLinks.create': async () => ({ body: await customer() }),
    'plans.create': async () => ({ body: { subMerchantId: (await customer()).subMerchantId } }),
    'plans.activate': planAlone,
    'plans.update': planAlone,
    'plans.deactivate': async () => ({ params: { id: (await activePlan()).planId } }),
    'plans.remove': async () => ({ body: { planId: (await plan()).planId } }),
    'plans.invite': async () => {
      const { planId, customerId } = await activePlan();
      return { body: { planId, customerId } };
    },
    'previews.update': async () => ({
      params: { previewId: (await make('previews.create')).previewId },
    }),
    'subscriptions.activate': subscriptionIn('inactive', 'paused'),
    'subscriptions.deactivate': subscriptionIn('active'),
    'subscriptions.cancel': subscriptionIn('active'),
    'subscriptions.changeCard': async () => {
      const { subscriptionId: id, customerId } = await subscription('active');
      const card = { params: { id: customerId }, body: { token: 'tok_test_mastercard' } };
      const { creditCards } = await make('customers.addCard', card);
      return { params: { id }, body: { token: creditCards.at(-1).token } };
    },
    'webhooks.redeliver': async () => {
      const { data } = await make('webhooks.list', { query: { status: ['failed', 'delivered'] } });
      const [{ webhookId, spProductId }] = data;
      await make('products.updateWebhook', { params: { spProductId } });
      return { params: { id: webhookId } };
    },
  };
}
