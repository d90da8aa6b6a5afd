import {
  answersProblems,
  type CustomField,
  type CustomFieldValues,
} from '@payfac/domain/custom-fields';
import { choiceGroup, selectField, textField } from '../frame/controls.ts';
import type { Content } from '../frame/document.ts';
import type { FormState, Values } from '../frame/form.ts';
import type { Reader } from '../frame/read.ts';

const nameOf = ({ key }: Pick<CustomField, 'key'>): string => `field.${key}`;

const longestAnswer = 500;

/** A merchant's custom field, with the control for its type. */
export function customField(state: FormState, field: CustomField): Content {
  const { label, required, options } = field;
  const base = {
    name: nameOf(field),
    label,
    isOptional: !required,
    missing: `Answer “${label}”.`,
  };
  const choices = options.map((option) => [option, option] as const);
  switch (field.type) {
    case 'single':
      return selectField(state, { ...base, choices });
    case 'multiple':
      return choiceGroup(state, { ...base, choices, type: 'checkbox' });
    case 'date':
      return textField(state, { ...base, type: 'date' });
    case 'integer':
      return textField(state, { ...base, inputmode: 'numeric', maxlength: 16 });
    case 'currency':
      return textField(state, { ...base, inputmode: 'decimal', prefix: '$', maxlength: 20 });
    case 'percentage':
      return textField(state, { ...base, inputmode: 'decimal', suffix: '%', maxlength: 20 });
    case 'text':
      return textField(state, { ...base, maxlength: longestAnswer });
  }
}

/** The answers to a merchant's custom fields; empty ones are left out. */
export function readAnswers(
  values: Values,
  fields: readonly CustomField[],
  { say }: Pick<Reader, 'say'>,
): CustomFieldValues {
  const answers = Object.fromEntries(
    fields.flatMap((field): [string, string | string[]][] => {
      const given = (values.get(nameOf(field)) ?? []).filter((one) => one !== '');
      const [first] = given;
      if (first === undefined) return [];
      return [[field.key, field.type === 'multiple' ? [...given] : first.slice(0, longestAnswer)]];
    }),
  );
  for (const [key, problem] of Object.entries(answersProblems(fields, answers))) {
    const label = fields.find((field) => field.key === key)?.label ?? key;
    say(
      nameOf({ key }),
      problem === 'Enter a value.' ? `Answer “${label}”.` : `${label}: ${problem}`,
    );
  }
  return answers;
}

/** A form's values with earlier answers filled in. */
export const withAnswers = (values: Values, answers: CustomFieldValues): Values =>
  new Map([
    ...values,
    ...Object.entries(answers).map(([key, answer]): [string, readonly string[]] => [
      nameOf({ key }),
      [answer].flat(),
    ]),
  ]);
