import type { Queryable } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { tokenSessions } from '../../kernel/database/schema/index.ts';
import { clientOf } from './user-agent.ts';
import { tokenSessionLifeMs } from './vault.ts';

interface Account {
  readonly facilitatorId: string;
  readonly spProductId: string;
  readonly subMerchantId: string;
}

/** Who opens the card fields, and from where. */
interface Opener {
  /** Undefined for a payer. */
  readonly userId?: string | undefined;
  readonly ip: string | undefined;
  readonly userAgent: string | undefined;
  /** Pages that may embed the fields, if already known. */
  readonly targetOrigins?: readonly string[];
}

/** Opens a session that tokenizes cards of an account's payers. @param at business time. */
export async function openTokenSession(
  queryable: Queryable,
  { facilitatorId, spProductId, subMerchantId }: Account,
  { userId, ip, userAgent, targetOrigins = [] }: Opener,
  at: Date,
): Promise<{ readonly tokenSessionId: string; readonly expiresAt: Date }> {
  const tokenSessionId = newId('tks');
  const expiresAt = new Date(Date.now() + tokenSessionLifeMs);
  await queryable.insert(tokenSessions).values({
    tokenSessionId,
    facilitatorId,
    spProductId,
    subMerchantId,
    userId: userId ?? null,
    ipAddress: ip ?? null,
    ...clientOf(userAgent),
    targetOrigins: [...targetOrigins],
    origin: targetOrigins[0] ?? null,
    status: 'open',
    createdAt: at,
    expiresAt,
  });
  return { tokenSessionId, expiresAt };
}
