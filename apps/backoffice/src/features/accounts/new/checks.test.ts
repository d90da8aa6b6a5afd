import { expect, it } from 'vitest';
import { checksFor } from './checks.ts';

const owner = { idType: 'SSN', idNumber: '900123456', dateOfBirth: '1984-09-17' } as const;

it.each([
  [{ ...owner, idNumber: '900123457', dateOfBirth: '1890-01-01' }, 'people.1.dateOfBirth'],
  [{ ...owner, idNumber: '900123457', dateOfBirth: '2999-01-01' }, 'people.1.dateOfBirth'],
  [owner, 'people.1.idNumber'],
])('a second owner %j is a problem at %s', (second, path) => {
  const people = [{ ...owner, isController: true }, second];
  const problems = checksFor(undefined).owners?.({ people }) ?? [];
  expect(problems.map((problem) => problem.path)).toEqual([path]);
});
