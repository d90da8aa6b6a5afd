import type { Context } from 'hono';
import { fieldOpening } from '../../areas/tokenization/field-opening.ts';
import { openTokenSession } from '../../areas/tokenization/open.ts';
import { callerAddress } from '../../http/caller-address.ts';
import { placeOf } from '../../http/hosts/misdirected.ts';
import { whoseIs } from '../../http/hosts/places.ts';
import type { HostedPagesOptions } from '../options.ts';
import type { Payable } from './payable.ts';

/** What a page's card fields open with. */
export interface CardContext {
  readonly context: string;
  readonly vaultId: string;
}

type Needs = Pick<
  HostedPagesOptions,
  'database' | 'clock' | 'contextKey' | 'environment' | 'places'
>;

/** Opens card fields that only this page may embed. */
export async function openCardContext(
  { database, clock, contextKey, environment, places }: Needs,
  c: Context,
  { subMerchant, session }: Pick<Payable, 'subMerchant' | 'session'>,
): Promise<CardContext> {
  const targetOrigins = [places.hostedPages(whoseIs(placeOf(places, c)))];
  const { facilitatorId, subMerchantId } = subMerchant;
  const opener = { ip: callerAddress(c), userAgent: c.req.header('user-agent'), targetOrigins };
  const at = await clock.now();
  const { tokenSessionId, expiresAt } = await openTokenSession(database, subMerchant, opener, at);
  return fieldOpening(
    {
      tokenSessionId,
      facilitatorId,
      subMerchantId,
      targetOrigins,
      expiresAt,
      page: session.sessionId,
    },
    { environment, contextKey },
  );
}
