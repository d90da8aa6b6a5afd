import { type OpenedContext, openCardContext } from '../../../test/card-context.ts';
import type { TestHosted } from '../../../test/hosted.ts';
import { call } from '../../../test/session.ts';
import { beforeTests } from '../../../test/use.ts';

const payHost = 'pay.harbor.localhost';
export const path = '/v1/transactions/creditcard/tokenization/';
const origin = `http://${payHost}`;

/** Cards as the card fields send them, within a context that the file's tests share. */
export function useCardPosts(hosted: TestHosted) {
  const openContext = () => openCardContext(hosted, 'harbor', ['http://harbor.localhost']);
  const opened = beforeTests<OpenedContext>(openContext);
  const card = (changes: object = {}) => ({
    context: opened.context,
    cardNumber: '4000056655665556',
    expirationMonth: 4,
    expirationYear: 2030,
    cvv: '123',
    ...changes,
  });
  const post = (body: unknown, headers: Readonly<Record<string, string>> = { origin }) =>
    call(hosted.url, payHost, path, { method: 'POST', body, headers });
  return { opened, openContext, card, post };
}
