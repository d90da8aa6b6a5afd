import * as z from 'zod/mini';
import type { TestHosted } from './hosted.ts';
import { accountOf } from './sale.ts';

const generated = z.object({
  context: z.string(),
  vaultId: z.string(),
  scriptUrl: z.string(),
  integrity: z.string(),
});
export type OpenedContext = z.output<typeof generated> & { readonly tokenSessionId: string };

/** Opens card fields as the virtual terminal does: for a manager of the brand and their first account. */
export async function openCardContext(
  hosted: TestHosted,
  brand: string,
  targetOrigins: readonly string[],
): Promise<OpenedContext> {
  const session = await hosted.signIn(`manager@${brand}`);
  const opened = await session.get(
    `backoffice/tokens/virtualTerminal?subMerchantId=${accountOf(session)}`,
  );
  const tokenSessionId = z.string().parse(opened.body.tokenizationId);
  const response = await session.call(
    `backoffice/creditcard/tokenization/${tokenSessionId}/generatecontext`,
    { method: 'POST', body: { targetOrigins } },
  );
  return { ...generated.parse(response.body), tokenSessionId };
}
