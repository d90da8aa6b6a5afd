import { defaultPageSize } from '@payfac/domain/enumerations';
import type { TableSort } from '@payfac/ui/table';

const wholeNumber = (text: string | null, otherwise: number): number =>
  text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : otherwise;

/** The part of a list's address that every list has. */
export function readPaging(search: string, defaultSort: string) {
  const params = new URLSearchParams(search);
  return {
    page: wholeNumber(params.get('page'), 1),
    pageSize: wholeNumber(params.get('pageSize'), defaultPageSize),
    sort: params.get('sort') ?? defaultSort,
    text: params.get('singleSearch') ?? '',
  };
}

/** `-amount` in the address is the amount column, descending. */
export const sortOf = (sort: string): TableSort => ({
  columnId: sort.replace(/^-/, ''),
  direction: sort.startsWith('-') ? 'descending' : 'ascending',
});

export const sortText = ({ columnId, direction }: TableSort): string =>
  direction === 'descending' ? `-${columnId}` : columnId;
