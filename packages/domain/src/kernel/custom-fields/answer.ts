import { isRate, parseDollars } from '../money/index.ts';
import { isDay } from '../time/index.ts';
import type { CustomFieldType } from './definition.ts';
import type { CustomField, CustomFieldValue, CustomFieldValues } from './schemas.ts';

const INTEGER = /^-?\d{1,15}$/;

const textProblems: Readonly<
  Record<
    Exclude<CustomFieldType, 'multiple'>,
    (text: string, field: CustomField) => string | undefined
  >
> = {
  single: (text, { options }) =>
    options.includes(text) ? undefined : 'Choose one of the options.',
  text: () => undefined,
  date: (text) => (isDay(text) ? undefined : 'Enter a valid date (YYYY-MM-DD).'),
  integer: (text) => (INTEGER.test(text) ? undefined : 'Enter a whole number.'),
  currency: (text) =>
    parseDollars(text) === undefined ? 'Enter an amount with at most two decimals.' : undefined,
  percentage: (text) => (isRate(text) ? undefined : 'Enter a percentage from 0 to 100.'),
};

const isEmpty = (value: CustomFieldValue | undefined): boolean =>
  value === undefined || value.length === 0;

function multipleProblem(values: readonly string[], { options }: CustomField): string | undefined {
  if (new Set(values).size < values.length) return 'Choose each option only once.';
  return values.every((value) => options.includes(value)) ? undefined : 'Choose from the options.';
}

/**
 * What is wrong with an answer to a custom field; undefined when valid. Dates are `YYYY-MM-DD`, amounts exact dollars
 * such as `12.50`, percentages decimals from 0 to 100.
 */
export function answerProblem(
  field: CustomField,
  value: CustomFieldValue | undefined,
): string | undefined {
  if (value === undefined || isEmpty(value)) return field.required ? 'Enter a value.' : undefined;
  if (field.type === 'multiple') {
    return typeof value === 'string' ? 'Choose from the options.' : multipleProblem(value, field);
  }
  return typeof value === 'string' ? textProblems[field.type](value, field) : 'Enter one value.';
}

/** Problems of a set of answers, by key: invalid answers, and answers without a field. */
export function answersProblems(
  fields: readonly CustomField[],
  values: CustomFieldValues,
): Readonly<Record<string, string>> {
  const asked = new Set(fields.map(({ key }) => key));
  const found = fields.map((field) => {
    const given = Object.hasOwn(values, field.key) ? values[field.key] : undefined;
    return [field.key, answerProblem(field, given)] as const;
  });
  const unknown = Object.keys(values)
    .filter((key) => !asked.has(key))
    .map((key) => [key, 'Remove this answer. It isn’t asked for.'] as const);
  return Object.fromEntries(
    [...found, ...unknown].flatMap(([key, problem]) => (problem ? [[key, problem]] : [])),
  );
}
