import type { Cancelled } from '@payfac/api';
import { settled } from '../query/client.ts';
import type { ListResponse } from './list-endpoint.ts';

/** How many records a list call finds; undefined where it only knows that there are more. */
export async function countOf(
  call: Promise<ListResponse<unknown> | Cancelled>,
): Promise<number | undefined> {
  const { count, countIsLowerBound } = await settled(call);
  return countIsLowerBound === true ? undefined : count;
}
