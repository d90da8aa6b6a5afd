import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { timelineQuery } from '../../entities/transactions/queries.ts';
import { locationAtom } from '../../shared/location.ts';

/** The transaction that is open beside the list, by the address. */
export const openIdAtom = atom((get) => new URLSearchParams(get(locationAtom).search).get('open'));

export const openTransactionAtom = atomWithQuery((get) => {
  const id = get(openIdAtom);
  return { ...timelineQuery(id ?? ''), enabled: id !== null };
});
