import type { CallOptions, Cancelled, Output } from '@payfac/api';
import type { categories, checks } from '@payfac/api/contract/applications';
import type { loans, reserved } from '@payfac/api/contract/funds';
import type { Application } from '@payfac/domain/accounts';
import type * as z from 'zod/mini';

interface ById {
  readonly params: { readonly id: string };
}

interface CategoriesQuery {
  readonly query: z.output<(typeof categories)['query']>;
}

interface ChecksQuery {
  readonly query: z.output<(typeof checks)['query']>;
}

/** What the page reads of an account: staff and merchants by one set of calls, providers by another. */
export interface Reads {
  readonly get: (input: ById, options?: CallOptions) => Promise<Application>;
  readonly checks: (
    input: ChecksQuery,
    options?: CallOptions,
  ) => Promise<Output<typeof checks> | Cancelled>;
  readonly categories: (
    input: CategoriesQuery,
    options?: CallOptions,
  ) => Promise<Output<typeof categories> | Cancelled>;
  readonly loans: (input: ById, options?: CallOptions) => Promise<Output<typeof loans>>;
  readonly reserved: (input: ById, options?: CallOptions) => Promise<Output<typeof reserved>>;
}
