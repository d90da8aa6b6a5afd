import * as z from 'zod/mini';

/** What is moved, for messages: 'sale of $77.01'. Contains nothing about the payer. */
export const moveSchema = z.object({
  what: z.enum([
    'sale',
    'authorization',
    'capture',
    'refund',
    'void',
    'payout',
    'installment plan',
    'release',
    'payment',
  ]),
  /** Formatted, such as `$77.01`. */
  amount: z.string(),
});
export type Move = z.output<typeof moveSchema>;

/**
 * One attempt to move money. Its key is in this tab's session storage until the outcome is known, so it survives a
 * reload. `sending`: a form waits for the response. `unknown`: no form waits any more, the platform is asked by key,
 * and the shell says so on every page.
 */
export const attemptSchema = z.object({
  key: z.string(),
  move: moveSchema,
  startedAt: z.number(),
  state: z.enum(['sending', 'unknown']),
});
export type Attempt = z.output<typeof attemptSchema>;

/** The outcome of an attempt that no form waits for any more. */
export type AttemptOutcome =
  | { readonly state: 'succeeded'; readonly transactionId: string | undefined }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'never-arrived' };

export const describeMove = ({ what, amount }: Move): string => `${what} of ${amount}`;
