import { type CardFields, loadCardFields } from '@payfac/api/card-fields';
import { addresses } from '../../shared/environment/environment.ts';
import { api } from './api.ts';

/** The one policy that the app's content-security policy allows. */
const policyName = 'payfac-hosted-fields';

/** Opens card fields for an account inside an element; they close with `destroy`. */
export async function openHostedFields(
  subMerchantId: string,
  container: HTMLElement,
  signal: AbortSignal,
): Promise<CardFields | undefined> {
  const session = await api.tokenization.virtualTerminal({ query: { subMerchantId } }, { signal });
  const { context, vaultId, scriptUrl, integrity } = await api.tokenization.generateContext(
    { params: { id: session.tokenizationId }, body: { targetOrigins: [location.origin] } },
    { signal },
  );
  if (new URL(scriptUrl).origin !== addresses.hostedPages)
    throw new Error('Not the hosted-pages origin.');
  const { mount } = await loadCardFields({ scriptUrl, integrity, policyName });
  return signal.aborted ? undefined : mount({ context, vaultId, container });
}
