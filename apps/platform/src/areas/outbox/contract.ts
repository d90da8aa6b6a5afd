import type { Endpoint } from '@payfac/api/contract';
import { always } from '@payfac/api/messages';
import { instant } from '@payfac/domain/time';
import * as z from 'zod/mini';

/**
 * Reads the messages that the sandbox would have sent, newest first: invites, codes, notices. Like the simulator's
 * control it isn't part of the product's contract, and returns 404 outside local environments.
 */
const read = {
  id: 'outbox.read',
  method: 'GET',
  base: 'platform',
  path: 'simulator/outbox',
  reads: [],
  access: 'public',
  query: z.strictObject({ recipient: z.string().check(z.minLength(1), z.maxLength(254)) }),
  output: z.object({
    data: z.array(
      z.object({
        messageId: z.string(),
        channel: z.enum(['email', 'sms']),
        recipient: z.string(),
        subject: z.nullable(z.string()),
        body: z.string(),
        createdAt: instant,
      }),
    ),
  }),
  failure: always('Couldn’t load the outbox.'),
} as const satisfies Endpoint;

export const outbox = { read };
