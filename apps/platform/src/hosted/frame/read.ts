import { type Address, addressSchema, phoneNumber } from '@payfac/domain/contact';
import { type FieldProblem, fieldProblems } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import { textOf, type Values } from './form.ts';

/** What a form holds, taken out piece by piece; what is wrong with it is collected on the way. */
export function createReader(values: Values) {
  const problems: FieldProblem[] = [];

  /** A control's value by a schema; undefined when it does not fit, and then it is told. */
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
    /** As `read`; an empty control answers null. */
    readOptional: <T>(name: string, schema: z.ZodMiniType<T>) =>
      textOf(values, name) === '' ? null : read(name, schema),
    address(prefix: string): Address | undefined {
      const part = (name: string) => textOf(values, `${prefix}.${name}`);
      const state = part('state');
      if (state === '') problems.push({ path: `${prefix}.state`, message: 'Choose a state.' });
      const unit = part('unit');
      const given = { street: part('street'), city: part('city'), zip: part('zip') };
      // The empty state was told of in better words.
      return read(prefix, addressSchema, {
        ...given,
        ...(unit === '' ? {} : { unit }),
        state: state === '' ? 'AL' : state,
      });
    },
  };
}

export type Reader = ReturnType<typeof createReader>;

/** A telephone number as people type it: separators and a leading 1 are dropped. */
export const typedPhone = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')),
  ),
  phoneNumber,
);

/** A date control's value as an address of a field: `YYYY-MM-DD`. */
export const typedName = z
  .string()
  .check(z.trim(), z.minLength(1, { error: 'Enter a name.' }), z.maxLength(120));
