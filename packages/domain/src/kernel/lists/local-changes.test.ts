import { expect, it } from 'vitest';
import { withCreated, withEdited, withRemoved } from './index.ts';

const row = (id: string, name = id) => ({ id, name });
const idOf = ({ id }: { readonly id: string }) => id;
const list = { data: [row('a'), row('b')], count: 12, nextCursor: 'c' };

it('puts a new row first and counts it [LIST-12, LIST-15]', () =>
  expect(withCreated(list, row('n'))).toEqual({
    data: [row('n'), row('a'), row('b')],
    count: 13,
    nextCursor: 'c',
  }));

it('replaces a changed row where it is [LIST-13, LIST-16]', () => {
  expect(withEdited(list, row('b', 'new'), idOf)).toEqual({
    ...list,
    data: [row('a'), row('b', 'new')],
  });
  expect(withEdited(list, row('z'), idOf)).toEqual(list);
});

it('takes a deleted row out and counts it no more [LIST-14, LIST-17]', () => {
  expect(withRemoved(list, 'a', idOf)).toEqual({ ...list, data: [row('b')], count: 11 });
  expect(withRemoved(list, 'z', idOf)).toEqual(list);
});
