import type { FieldProblem } from '@payfac/domain/validation';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';

/** Submitted values, by control name. */
export type Values = ReadonlyMap<string, readonly string[]>;

export const noValues: Values = new Map();

/** NUL characters can't be stored, and users can't type them. */
const clean = (text: string): string => text.replaceAll('\0', '');

/** @throws HTTPException 400 for a body that isn't a form. */
async function parsed(c: Context) {
  try {
    return await c.req.parseBody({ all: true });
  } catch {
    throw new HTTPException(400, {
      message: 'We couldn’t read the form. Go back and send it again.',
    });
  }
}

/** Reads a submitted form; files are ignored. @throws HTTPException 400 for a body that isn't a form. */
export async function readForm(c: Context): Promise<Values> {
  const body = await parsed(c);
  return new Map(
    Object.entries(body).map(([name, value]) => [
      name,
      [value].flat().flatMap((one) => (typeof one === 'string' ? [clean(one)] : [])),
    ]),
  );
}

/** The exact text, including spaces: for passwords. */
export const rawTextOf = (values: Values, name: string): string => values.get(name)?.[0] ?? '';

export const textOf = (values: Values, name: string): string => rawTextOf(values, name).trim();

export const valuesOf = (entries: Readonly<Record<string, string | null | undefined>>): Values =>
  new Map(
    Object.entries(entries).flatMap(([name, value]): [string, string[]][] =>
      value ? [[name, [value]]] : [],
    ),
  );

/** The state of a displayed form: its values and its problems, by control name. */
export interface FormState {
  readonly values: Values;
  readonly problems: readonly FieldProblem[];
}

export const fresh: FormState = { values: noValues, problems: [] };
