import { type CardFields, loadCardFields } from '@payfac/api/card-fields';
import * as tokenization from '@payfac/api/contract/tokenization';
import { send } from '../../shared/api/connection.ts';
import { addresses } from '../../shared/environment/environment.ts';

/** The one policy that the app's content-security policy allows. */
const policyName = 'payfac-hosted-fields';

/** Opens card fields for an account inside an element; they close with `destroy`. */
export async function openHostedFields(
  subMerchantId: string,
  container: HTMLElement,
  signal: AbortSignal,
): Promise<CardFields | undefined> {
  const session = await send(tokenization.virtualTerminal)(
    { query: { subMerchantId } },
    { signal },
  );
  const { context, vaultId, scriptUrl, integrity } = await send(tokenization.generateContext)(
    { params: { id: session.tokenizationId }, body: { targetOrigins: [location.origin] } },
    { signal },
  );
  const { origin } = new URL(scriptUrl);
  if (origin !== addresses.hostedPages) {
    throw new Error(
      `Card entry can’t open: the server serves it from ${origin}, but this site allows only ${addresses.hostedPages}. Ask your administrator to check the configured addresses.`,
    );
  }
  const { mount } = await loadCardFields({ scriptUrl, integrity, policyName });
  return signal.aborted ? undefined : mount({ context, vaultId, container });
}
