import { type PlatformSession, sendTo } from '../measure/platform-session.ts';

const testCards = ['4242424242424242', '4111111111111111', '5555555555554444', '6011111111111117'];

/** Saved cards of an account, which can be charged repeatedly. @returns their tokens. */
export async function savedCards(
  port: number,
  session: PlatformSession,
  subMerchantId: string,
  count: number,
): Promise<readonly string[]> {
  const ask = async (path: string, body?: unknown) => {
    const { status, body: text } = await session.send({
      method: body === undefined ? 'GET' : 'POST',
      path: `/api/v1/backoffice/${path}`,
      ...(body === undefined ? {} : { body }),
    });
    if (status !== 200) throw new Error(`${path} returned ${status} ${text}`);
    return JSON.parse(text);
  };
  const { tokenizationId } = await ask(`tokens/virtualTerminal?subMerchantId=${subMerchantId}`);
  const { context } = await ask(`creditcard/tokenization/${tokenizationId}/generatecontext`, {
    targetOrigins: [`http://harbor.localhost:${port}`],
  });
  const host = `pay.harbor.localhost:${port}`;
  const tokens: string[] = [];
  for (let place = 0; place < count; place += 1) {
    const tokenized = await sendTo(port, {
      method: 'POST',
      path: '/v1/transactions/creditcard/tokenization/',
      host,
      headers: { origin: `http://${host}` },
      body: {
        context,
        cardNumber: testCards[place % testCards.length],
        expirationMonth: 12,
        expirationYear: 2034,
        cvv: '123',
      },
    });
    const { token }: { token: string } = JSON.parse(tokenized.body);
    await ask('tokenization/tokenize/converttopermanent', { token });
    tokens.push(token);
  }
  return tokens;
}
