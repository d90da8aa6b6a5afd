import { useEffect, useRef, useState } from 'react';
import { wholeNumber } from '../../counted.ts';
import { notifyFailure } from '../../notify/notify.ts';
import { queryClient } from '../../query/client.ts';
import type { List, Walk } from '../list.ts';
import type { ListModel } from '../use-list.ts';
import { type Rows, rowsQuery } from '../use-rows.ts';

interface Place {
  readonly id: string;
  readonly name: string;
  /** Position in the whole list, from 0. */
  readonly at: number;
}

/**
 * Steps from row to row in the list's filter and order, across its pages. A record that an action has removed from the
 * list keeps its position, so that stepping continues from there. Undefined when the record isn't among the visible
 * rows. A walk is a single history entry: Back closes it.
 */
export function useWalk<R>(
  list: List<R>,
  { state: { open }, change }: ListModel,
  { shown, isMoving }: Rows<R>,
  lane: string,
): Walk | undefined {
  const [last, setLast] = useState<Place>();
  const [isFetching, setFetching] = useState(false);
  const latest = useRef({ open, change });
  useEffect(() => {
    latest.current = { open, change };
  });
  if (open === undefined || shown === undefined) return undefined;

  const { data, count, countIsLowerBound } = shown.response;
  const size = Number(shown.wire['pageSize']);
  const begin = (Number(shown.wire['page']) - 1) * size;
  const index = data.findIndex((row) => list.rowKey(row) === open);
  const row = data[index];
  const here =
    row === undefined ? undefined : { id: open, name: list.rowName(row), at: begin + index };
  if (here && (last?.id !== here.id || last.at !== here.at)) setLast(here);
  const place = here ?? (last?.id === open ? last : undefined);
  if (!place) return undefined;

  async function go(at: number) {
    const page = Math.floor(at / size) + 1;
    const isHere = at >= begin && at < begin + data.length;
    setFetching(!isHere);
    try {
      const wire = { ...shown?.wire, page: String(page) };
      const rows = isHere
        ? data
        : (await queryClient().fetchQuery(rowsQuery(list, wire, `${lane}.walk`))).response.data;
      const to = rows[at - (page - 1) * size];
      // The record was closed or changed meanwhile.
      if (to === undefined || latest.current.open !== open) return;
      const neighbor = { open: list.rowKey(to) };
      latest.current.change(isHere ? neighbor : { ...neighbor, page }, { replace: true });
    } catch (error) {
      notifyFailure(error);
    } finally {
      setFetching(false);
    }
  }

  const { at } = place;
  const after = here ? at + 1 : at;
  const isBusy = isFetching || isMoving;
  const to = (next: number) => () => {
    if (!isBusy) void go(next);
  };
  const total = `${wholeNumber(count)}${countIsLowerBound ? '+' : ''}`;
  return {
    name: place.name,
    position: here ? `${wholeNumber(at + 1)} of ${total}` : 'No longer in this list',
    previous: at > 0 ? to(at - 1) : undefined,
    next: after < count || countIsLowerBound ? to(after) : undefined,
    isMoving: isFetching,
  };
}
