import { facilitatorSchema } from '@payfac/domain/facilitators';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { unexpectedFailure as failure } from '../../kernel/failure.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { textFilter } from '../../kernel/query.ts';

/** Facilitators the caller may see; for most users, their own. */
export const list = {
  id: 'facilitators.list',
  method: 'GET',
  path: 'foundation/facilitators',
  reads: ['facilitators'],
  access: 'signed-in',
  query: listQuery(['name'], {
    /** Display name. */
    name: textFilter,
    /** Brand. */
    brand: textFilter,
  }),
  output: listOf(facilitatorSchema),
  failure,
  list: true,
} as const satisfies Endpoint;

const calls = {
  /** List facilitators. */
  list,
};

export type FacilitatorsArea = Calls<typeof calls>;

export const facilitators: FacilitatorsArea = calls;
