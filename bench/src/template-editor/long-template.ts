import { signInTo } from '../measure/platform-session.ts';

export const items = 100;
export const modifiers = 30;

const path = '/api/v1/backoffice/paymentlink/templates';

interface Template {
  readonly fields: readonly { readonly name: string; readonly defaultValue?: unknown }[];
  readonly callToActionLabel: string | null;
  readonly transactionMessages: unknown;
}

const cartItems = Array.from({ length: items }, (_, index) => ({
  description: `Workshop seat, row ${index + 1}`,
  quantity: 1 + (index % 4),
  price: 20 + index,
}));

const totalModifiers = Array.from({ length: modifiers }, (_, index) => ({
  type: index % 2 === 0 ? 'Discount' : 'Fee',
  description: `Adjustment ${index + 1}`,
  amount: (index % 2 === 0 ? -1 : 1) * (1 + index),
}));

const byDefault = (field: Template['fields'][number]) => {
  if (field.name === 'totalModifiers') return { ...field, defaultValue: totalModifiers };
  if (field.name === 'amountOrCart') return { ...field, defaultValue: 'cart' };
  return field;
};

/** Creates the longest allowed template, for the manager's first account. @returns its id. */
export async function makeLongTemplate(port: number): Promise<string> {
  const manager = await signInTo(port, 'manager@harbor');
  const accounts = await manager.send({
    method: 'GET',
    path: '/api/v1/backoffice/accounts/submerchants',
  });
  const [account]: { readonly subMerchantId: string }[] = JSON.parse(accounts.body).data;
  const list = await manager.send({ method: 'GET', path });
  const [standard]: Template[] = JSON.parse(list.body).data;
  if (!account || !standard) throw new Error('There is no account or no template to begin with.');
  const created = await manager.send({
    method: 'POST',
    path,
    body: {
      name: `Long ${crypto.randomUUID().slice(0, 8)}`,
      fields: standard.fields.map(byDefault),
      cartItems,
      callToActionLabel: standard.callToActionLabel,
      transactionMessages: standard.transactionMessages,
      customFields: [],
      subMerchantIds: [account.subMerchantId],
    },
  });
  const { paymentLinkTemplateId }: { readonly paymentLinkTemplateId?: string } = JSON.parse(
    created.body,
  );
  if (!paymentLinkTemplateId) throw new Error(`The template was not made: ${created.body}`);
  return paymentLinkTemplateId;
}
