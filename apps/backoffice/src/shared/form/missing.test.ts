import { missingValue } from '@payfac/domain/validation';
import { expect, it } from 'vitest';
import { choiceOf } from './controls/choices.tsx';
import { Text } from './controls/text.tsx';
import { askFor, namedProblems } from './missing.ts';

it('asks to enter typed values, and to select choices', () => {
  const Title = choiceOf(['Owner', 'CEO'], { Owner: 'Owner', CEO: 'CEO' });
  expect(askFor(Text, 'Legal name')).toBe('Enter a legal name.');
  expect(askFor(Title, 'Title')).toBe('Select a title.');
});

it('lists problems in the order of the fields on the page, others last', () => {
  const asks = new Map([
    ['name', 'Enter the name.'],
    ['username', 'Enter the username.'],
    ['address.zip', 'Enter the ZIP.'],
  ]);
  const problems = [
    { name: 'kind', message: 'That kind is gone.' },
    ...['address.zip', 'username', 'name'].map((name) => ({ name, message: missingValue })),
  ];
  expect(namedProblems(problems, asks)).toEqual([
    { name: 'name', message: 'Enter the name.' },
    { name: 'username', message: 'Enter the username.' },
    { name: 'address.zip', message: 'Enter the ZIP.' },
    { name: 'kind', message: 'That kind is gone.' },
  ]);
});

it('doesn’t require a field that isn’t shown yet, while another one leads to it', () => {
  const asks = new Map([['account', 'Select the account.']]);
  const account = { name: 'account', message: missingValue };
  const customer = { name: 'customer', message: missingValue };
  expect(namedProblems([account, customer], asks)).toEqual([
    { name: 'account', message: 'Select the account.' },
  ]);
  expect(namedProblems([customer], asks)).toEqual([customer]);
});
