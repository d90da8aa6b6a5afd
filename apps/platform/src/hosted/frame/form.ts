import type { FieldProblem } from '@payfac/domain/validation';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';

/** What was filled in, by the name of the control. */
export type Values = ReadonlyMap<string, readonly string[]>;

export const noValues: Values = new Map();

/** NUL characters cannot be stored, and nobody types them. */
const clean = (text: string): string => text.replaceAll('\0', '');

/** @throws HTTPException 400 for a body that is no form. */
async function parsed(c: Context) {
  try {
    return await c.req.parseBody({ all: true });
  } catch {
    throw new HTTPException(400, {
      message: 'We couldn’t read the form. Go back and send it again.',
    });
  }
}

/** Reads a posted form; files are left out. @throws HTTPException 400 for a body that is no form. */
export async function readForm(c: Context): Promise<Values> {
  const body = await parsed(c);
  return new Map(
    Object.entries(body).map(([name, value]) => [
      name,
      [value].flat().flatMap((one) => (typeof one === 'string' ? [clean(one)] : [])),
    ]),
  );
}

/** As it was typed, spaces and all: for passwords. */
export const rawTextOf = (values: Values, name: string): string => values.get(name)?.[0] ?? '';

export const textOf = (values: Values, name: string): string => rawTextOf(values, name).trim();

export const valuesOf = (entries: Readonly<Record<string, string | null | undefined>>): Values =>
  new Map(
    Object.entries(entries).flatMap(([name, value]): [string, string[]][] =>
      value ? [[name, [value]]] : [],
    ),
  );

/** A form as it is shown: what it holds, and what is wrong with it, by the name of the control. */
export interface FormState {
  readonly values: Values;
  readonly problems: readonly FieldProblem[];
}

export const fresh: FormState = { values: noValues, problems: [] };
