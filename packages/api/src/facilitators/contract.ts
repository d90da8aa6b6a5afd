import { facilitatorSchema } from '@payfac/domain/facilitators';
import type { Calls, Endpoint } from '../contract/endpoint.ts';
import { listOf, listQuery } from '../contract/list.ts';
import { textFilter } from '../contract/query.ts';
import { unexpectedFailure as failure } from '../messages/failure.ts';

/** The facilitators the caller may see; for most people their own. */
export const list = {
  id: 'facilitators.list',
  method: 'GET',
  path: 'foundation/facilitators',
  access: 'signed-in',
  query: listQuery(['name'], {
    /** The name people see. */
    name: textFilter,
    /** The brand. */
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
