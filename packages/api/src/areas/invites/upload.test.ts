import { expect, it } from 'vitest';
import { upload } from './contract.ts';

const form = (content: string) => ({
  file: new File([content], 'invites.csv', { type: 'text/csv' }),
  spProductId: 'spp_tidewater',
});
const pathsOf = (body: unknown) =>
  upload.body.safeParse(body).error?.issues.map(({ path }) => path.join('.')) ?? [];

it('an upload takes a file that is neither empty nor above 1 MB', () => {
  expect(pathsOf(form('name,email\n'))).toEqual([]);
  expect(pathsOf({ ...form('name,email\n'), send: 'true' })).toEqual([]);
  expect(pathsOf(form(''))).toEqual(['file']);
  expect(pathsOf(form('x'.repeat(1_000_001)))).toEqual(['file']);
  expect(pathsOf({ ...form('name'), file: 'name,email' })).toEqual(['file']);
});
