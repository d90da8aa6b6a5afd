import { inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { businessTime } from '../../../test/moments.ts';
import { useTestDatabase } from '../../../test/use.ts';
import { tokenSessions } from '../../kernel/database/schema/index.ts';
import { deleteUnusedTokenSessions } from './retention.ts';

const open = useTestDatabase();
const dayMs = 86_400_000;

test('expired anonymous sessions without a card are deleted, and no others', async () => {
  const now = businessTime();
  const at = (days: number) => new Date(now.getTime() + days * dayMs);
  const session = {
    facilitatorId: 'harbor',
    targetOrigins: new Array<string>(),
    status: 'open' as const,
    createdAt: at(-30),
  };
  const kept = [
    { ...session, tokenSessionId: 'tks_fresh', expiresAt: at(-6) },
    { ...session, tokenSessionId: 'tks_of_somebody', userId: 'usr_1', expiresAt: at(-29) },
    { ...session, tokenSessionId: 'tks_used', token: 'tok_1', tokenCount: 1, expiresAt: at(-29) },
  ];
  const viewed = { ...session, tokenSessionId: 'tks_viewed', expiresAt: at(-8) };
  await open.database.insert(tokenSessions).values([...kept, viewed]);
  expect(await deleteUnusedTokenSessions(open.database, now)).toBeGreaterThan(0);
  const ids = [...kept, viewed].map(({ tokenSessionId }) => tokenSessionId);
  const left = await open.database
    .select({ id: tokenSessions.tokenSessionId })
    .from(tokenSessions)
    .where(inArray(tokenSessions.tokenSessionId, ids));
  expect(left.map(({ id }) => id).toSorted()).toEqual(ids.slice(0, 3).toSorted());
  expect(await deleteUnusedTokenSessions(open.database, now)).toBe(0);
});
