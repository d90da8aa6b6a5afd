import { keepPreviousData } from '@tanstack/query-core';
import { type Atom, atom } from 'jotai';
import { type AtomWithQueryResult, atomWithQuery } from 'jotai-tanstack-query';
import * as z from 'zod/mini';
import { withParams } from '../address.ts';
import { locationAtom } from '../location.ts';
import { settled } from '../query/client.ts';
import { accountAtom } from '../session/account.ts';
import type { ListAnswer, ListDefinition } from './definition.ts';
import { readQuery } from './read-query.ts';

export interface List<S extends z.ZodMiniObject, R> {
  readonly definition: ListDefinition<S, R>;
  /** The query the address asks for; the export sends the same one. */
  readonly queryAtom: Atom<z.output<S>>;
  readonly resultAtom: Atom<AtomWithQueryResult<ListAnswer<R>>>;
}

/**
 * A list's atoms, made once where it is declared. Rows stay while the next page loads, and opening
 * a row or coming back to the list asks the server for nothing.
 */
export function defineList<S extends z.ZodMiniObject, R>(
  definition: ListDefinition<S, R>,
): List<S, R> {
  const { schema, fixed, path, key } = definition;
  const isScoped = 'subMerchantId' in schema.shape;
  const queryAtom = atom((get) => {
    const { search } = get(locationAtom);
    const account = isScoped ? get(accountAtom)?.subMerchantId : undefined;
    const scoped = account ? withParams(search, { subMerchantId: account }) : search;
    return { ...readQuery(schema, scoped), ...fixed };
  });
  const resultAtom = atomWithQuery<ListAnswer<R>>((get) => {
    const query = get(queryAtom);
    return {
      queryKey: [key, z.encode(schema, query)],
      queryFn: ({ signal }) => settled(definition.load({ query }, { signal })),
      enabled: get(locationAtom).pathname === path,
      placeholderData: keepPreviousData,
    };
  });
  return { definition, queryAtom, resultAtom };
}
