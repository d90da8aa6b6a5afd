import { expect, it } from 'vitest';
import { addTags } from './add-tags.ts';

it.each([
  ['a new one at the end', ['a'], ['b'], ['a', 'b'], []],
  ['several', [], ['a', 'b'], ['a', 'b'], []],
  ['trimmed', [], ['  a b '], ['a b'], []],
  ['nothing for empty texts', ['a'], ['', '  '], ['a'], []],
  ['nothing twice', ['a'], ['a', 'b', 'b'], ['a', 'b'], ['a', 'b']],
])('adds %s', (_, before, texts, tags, twice) => {
  expect(addTags(before, texts)).toEqual({ tags, twice });
});

it('returns the same tags when nothing was added', () => {
  const tags = ['a'];
  expect(addTags(tags, ['a', '']).tags).toBe(tags);
});
