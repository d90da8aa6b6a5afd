import { missingValue } from '@payfac/domain/validation';
import { expect, it } from 'vitest';
import { namedProblems } from './missing.ts';

it('lists problems in the order of the fields on the page, what no field shows last', () => {
  const labels = new Map([
    ['name', 'Name'],
    ['username', 'Username'],
    ['address.zip', 'ZIP'],
  ]);
  const problems = ['address.zip', 'kind', 'username', 'name'].map((name) => ({
    name,
    message: missingValue,
  }));
  expect(namedProblems(problems, labels)).toEqual([
    { name: 'name', message: 'Enter the name.' },
    { name: 'username', message: 'Enter the username.' },
    { name: 'address.zip', message: 'Enter the ZIP.' },
    { name: 'kind', message: missingValue },
  ]);
});
