import type { Environment } from '@payfac/domain/enumerations';
import { type CardFieldsContext, signContext } from './context.ts';
import { vaultIdOf } from './vault.ts';

type OpenSession = Omit<CardFieldsContext, 'vaultId' | 'expiresAt'> & { readonly expiresAt: Date };

/** What a token session's card fields open with: the environment's vault and the signed context. */
export function fieldOpening(
  session: OpenSession,
  {
    environment,
    contextKey,
  }: { readonly environment: Environment; readonly contextKey: Uint8Array },
): { readonly context: string; readonly vaultId: string } {
  const vaultId = vaultIdOf(environment);
  const { tokenSessionId, facilitatorId, subMerchantId, targetOrigins, page } = session;
  const expiresAt = session.expiresAt.getTime();
  const context = signContext(
    {
      tokenSessionId,
      facilitatorId,
      subMerchantId,
      vaultId,
      targetOrigins,
      expiresAt,
      ...(page === undefined ? {} : { page }),
    },
    contextKey,
  );
  return { context, vaultId };
}
