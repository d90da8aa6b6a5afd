import { send } from '../../../test/boarding.ts';
import { tokenOf } from '../../../test/cards.ts';
import type { TestHosted } from '../../../test/hosted.ts';
import { accountOf } from '../../../test/sale.ts';
import { call, type TestResponse, type TestSession } from '../../../test/session.ts';

const host = 'pay.harbor.localhost';

/** A payer's address, by control name. */
const billing = {
  'billing.street': '12 Quay Street',
  'billing.city': 'Portland',
  'billing.state': 'ME',
  'billing.zip': '04102',
};

const hiddenValue = ({ text }: TestResponse, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? '';

export const titleOf = ({ text }: TestResponse): string =>
  /<h1[^>]*>([^<]*)<\/h1>/.exec(text)?.[1]?.trim() ?? '';

/** A page's text, without its markup. */
export const wordsOf = ({ text }: Pick<TestResponse, 'text'>): string =>
  text.replaceAll(/<[^>]*>/g, '');

/** What a payer does, without a browser: opens pages and posts their forms. @param payee receives the payments. */
export const visitor = (hosted: TestHosted, payee: TestSession) => {
  const get = (path: string): Promise<TestResponse> => call(hosted.url, host, path);
  const post = (path: string, fields: Readonly<Record<string, string>>): Promise<TestResponse> => {
    const rawBody = new URLSearchParams(fields).toString();
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(rawBody)),
    };
    return call(hosted.url, host, path, { method: 'POST', rawBody, headers });
  };
  /** A single-use token. @param number of a test card. */
  const card = (number?: string): Promise<string> =>
    tokenOf(hosted.open, number, {
      subMerchantId: accountOf(payee),
      expiresAt: new Date(Date.now() + 60_000),
    });
  /** The opened form's values, with a card. */
  const filled = async (page: TestResponse, number?: string) => ({
    attempt: hiddenValue(page, 'attempt'),
    shown: hiddenValue(page, 'shown'),
    step: 'pay',
    method: 'creditCard',
    cardHolderName: 'Grace Murray',
    email: 'grace@mail.example',
    token: await card(number),
    ...billing,
  });
  /** Follows a post's redirect. */
  const follow = (response: TestResponse): Promise<TestResponse> => {
    const to = response.headers.get('location');
    return to === null ? Promise.resolve(response) : get(to);
  };
  /** Opens a page and pays on it. @param number of a test card. */
  const pay = async (
    path: string,
    changes: Readonly<Record<string, string>> = {},
    number?: string,
  ) => {
    const page = await get(path);
    const fields = { ...(await filled(page, number)), ...changes };
    return { fields, response: await post(path, fields) };
  };
  /** E-mails to a recipient, newest first. */
  const receipts = async (recipient: string): Promise<string[]> => {
    const { rows } = await hosted.open.pool.query<{ body: string }>(
      'select body from outbox where recipient = $1 order by created_at desc',
      [recipient],
    );
    return rows.map(({ body }) => body);
  };
  /** Creates a payment link of the payee. @returns its id and the path of its page. */
  const link = async (more: object = {}) => {
    const { body, text } = await send(payee, 'POST', 'paymentlink', {
      subMerchantId: accountOf(payee),
      amount: 50,
      description: 'Deposit',
      sendEmail: false,
      collectEmail: true,
      collectBillingAddress: true,
      ...more,
    });
    if (!body?.url) throw new Error(text);
    return { id: String(body.sessionId), path: new URL(body.url).pathname };
  };
  return { get, post, filled, follow, pay, receipts, link };
};

/** What a person reads of payment links and their payments. */
export const linkReader = (reader: TestSession) => {
  const shown = async (id: string) => (await reader.get(`backoffice/paymentlink/${id}`)).body;
  const payments = async (id: string): Promise<string[]> => (await shown(id)).transactionIds;
  const timelineOf = async (id: string, who = reader) => {
    const [transactionId] = await payments(id);
    return (await who.get(`reporting/transactions/${transactionId}/timeline`)).body;
  };
  const paymentOf = async (id: string) => (await timelineOf(id)).transaction;
  const payerOf = async (id: string, who = reader) => (await timelineOf(id, who)).payer;
  return { shown, payments, paymentOf, payerOf };
};
