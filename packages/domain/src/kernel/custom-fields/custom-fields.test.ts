import { describe, expect, it } from 'vitest';
import {
  answerProblem,
  answersProblems,
  type CustomField,
  type CustomFieldType,
  customFieldProblem,
  customFieldSchema,
} from './index.ts';

const field = (type: CustomFieldType, required = false): CustomField => ({
  key: 'size',
  label: 'Size',
  type,
  required,
  options: type === 'single' || type === 'multiple' ? ['S', 'M', 'L'] : [],
});

describe('an answer to a custom field', () => {
  it.each<[CustomFieldType, string | string[]]>([
    ['single', 'M'],
    ['multiple', ['S', 'L']],
    ['text', 'Leave it at the door'],
    ['date', '2026-02-28'],
    ['integer', '-12'],
    ['currency', '12.50'],
    ['percentage', '99.5'],
    ['percentage', '100'],
  ])('to %s can be %j', (type, value) => expect(answerProblem(field(type), value)).toBeUndefined());

  it.each<[CustomFieldType, string | string[], string]>([
    ['single', 'XL', 'Choose one of the options.'],
    ['single', ['M'], 'Enter one value.'],
    ['multiple', ['S', 'XL'], 'Choose from the options.'],
    ['multiple', ['S', 'S'], 'Choose each option only once.'],
    ['multiple', 'S', 'Choose from the options.'],
    ['date', '2026-02-30', 'Enter a valid date (YYYY-MM-DD).'],
    ['integer', '1.5', 'Enter a whole number.'],
    ['currency', '1.005', 'Enter an amount with at most two decimals.'],
    ['percentage', '100.1', 'Enter a percentage from 0 to 100.'],
    ['percentage', '-1', 'Enter a percentage from 0 to 100.'],
  ])('to %s cannot be %j', (type, value, problem) =>
    expect(answerProblem(field(type), value)).toBe(problem),
  );

  it('may be missing unless it is required', () => {
    for (const value of [undefined, '', []]) {
      expect(answerProblem(field('text'), value)).toBeUndefined();
      expect(answerProblem(field('text', true), value)).toBe('Enter a value.');
    }
  });

  it('refuses an answer to a question that no one asked', () => {
    expect(answersProblems([field('text', true)], { color: 'red' })).toEqual({
      size: 'Enter a value.',
      color: 'Remove this answer. It isn’t asked for.',
    });
    expect(answersProblems([field('text')], {})).toEqual({});
  });
});

describe('the definition of a custom field', () => {
  it('has options exactly where one chooses', () => {
    expect(customFieldProblem(field('single'))).toBeUndefined();
    expect(customFieldProblem({ ...field('single'), options: [] })).toBe(
      'Add at least one option.',
    );
    expect(customFieldProblem({ ...field('single'), options: ['S', 'S'] })).toBe(
      'Give each option a different name.',
    );
    expect(customFieldProblem({ ...field('text'), options: ['S'] })).toBe('Remove the options.');
  });

  it('is named by letters and digits', () => {
    expect(customFieldSchema.safeParse(field('text')).success).toBe(true);
    expect(customFieldSchema.safeParse({ ...field('text'), key: '__proto__' }).success).toBe(false);
  });
});
