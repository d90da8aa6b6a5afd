import { cardNumberRefused, findCardNumbers, splitCardNumbers } from '@payfac/domain/card-numbers';
import { type Address, addressSchema, phoneNumber } from '@payfac/domain/contact';
import { type FieldProblem, fieldProblems } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import { addressMissing, type WhoseAddress } from './address.ts';
import { textOf, type Values } from './form.ts';

/** Valid placeholders for empty fields, so that the other fields can still be checked. */
const standIns: Readonly<Record<string, string>> = {
  street: '-',
  city: '-',
  state: 'AL',
  zip: '00000',
};

/** Controls for a bank account number, which may look like a card number. */
const bankNumbers: readonly string[] = ['accountNumber', 'accountAgain'];

/** A card number typed into any other field by mistake must not be stored. */
export function cardNumbersIn(values: Values): FieldProblem[] {
  const texts = [...values]
    .filter(([name]) => !bankNumbers.includes(name))
    .map(([path, all]) => ({ path, text: all.join('\n') }));
  const whole = texts.filter(({ text }) => findCardNumbers(text).length > 0);
  const paths = new Set([...whole.map(({ path }) => path), ...splitCardNumbers(texts)]);
  return [...paths].map((path) => ({ path, message: cardNumberRefused }));
}

/** Reads a form field by field and collects its problems, card numbers first. */
export function createReader(values: Values) {
  const problems = cardNumbersIn(values);

  /** A control's value by a schema; undefined and a problem when it doesn't match. */
  function read<T>(name: string, schema: z.ZodMiniType<T>, given: unknown = textOf(values, name)) {
    const parsed = schema.safeParse(given);
    if (parsed.success) return parsed.data;
    for (const { path, message } of fieldProblems(parsed.error)) {
      problems.push({ path: path === '' ? name : `${name}.${path}`, message });
    }
    return undefined;
  }

  return {
    problems,
    say: (path: string, message: string) => problems.push({ path, message }),
    read,
    /** As `read`. @param missing the message for an empty control. */
    readNeeded: <T>(name: string, schema: z.ZodMiniType<T>, missing: string) => {
      if (textOf(values, name) !== '') return read(name, schema);
      problems.push({ path: name, message: missing });
      return undefined;
    },
    /** As `read`; an empty control returns null. */
    readOptional: <T>(name: string, schema: z.ZodMiniType<T>) =>
      textOf(values, name) === '' ? null : read(name, schema),
    address(prefix: string, whose: WhoseAddress): Address | undefined {
      const part = (name: string) => textOf(values, `${prefix}.${name}`);
      const unit = part('unit');
      const empty = Object.entries(addressMissing(whose)).filter(([name]) => part(name) === '');
      for (const [name, message] of empty) problems.push({ path: `${prefix}.${name}`, message });
      const given = {
        street: part('street'),
        city: part('city'),
        zip: part('zip'),
        state: part('state'),
        ...(unit === '' ? {} : { unit }),
      };
      // Empty fields already have better messages.
      const stands = Object.fromEntries(empty.map(([name]) => [name, standIns[name] ?? '']));
      const address = read(prefix, addressSchema, { ...given, ...stands });
      return empty.length === 0 ? address : undefined;
    },
  };
}

export type Reader = ReturnType<typeof createReader>;

/** A phone number as typed: separators and a leading 1 are dropped. */
export const typedPhone = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')),
  ),
  phoneNumber,
);
