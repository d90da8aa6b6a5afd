import type { RecordKind } from '@payfac/api';
import type * as z from 'zod/mini';
import { settled } from '../query/client.ts';
import { shows } from '../query/follow.ts';
import type { ListEndpoint } from './list-endpoint.ts';
import { sendDeclared } from './list-endpoint.ts';

/** The number of records in a part of a page. */
export interface PartCount {
  readonly shown: readonly RecordKind[];
  /** Undefined when the exact count is unknown. */
  readonly load: (subMerchantId: string | undefined) => Promise<number | undefined>;
}

/** The number of records a list call finds, for all accounts or one. */
export function countOf<S extends z.ZodMiniObject, R>(
  endpoint: ListEndpoint<S, R>,
  queryOf: (subMerchantId: string | undefined) => z.output<S>,
): PartCount {
  const call = sendDeclared<S, R>(endpoint);
  return {
    shown: shows(endpoint),
    load: async (subMerchantId) => {
      const query = queryOf(subMerchantId);
      const lane = `${endpoint.id}.count.${JSON.stringify(query)}`;
      const { count, countIsLowerBound } = await settled(call({ query }, { lane }));
      return countIsLowerBound === true ? undefined : count;
    },
  };
}
