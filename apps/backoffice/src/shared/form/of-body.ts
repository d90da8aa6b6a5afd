import * as z from 'zod/mini';

type Shape = Readonly<Record<string, z.ZodMiniType>>;
type Body<S extends Shape> = z.output<z.ZodMiniObject<S>>;

/** A value that isn't null or undefined. */
type Given<V> = Exclude<V, null | undefined>;

/** The fields that both sides hold in the same form, so that one's value fits the other. */
type Alike<Of, To> = {
  [K in keyof To]-?: K extends keyof Of
    ? [Given<Of[K]>] extends [Given<To[K]>]
      ? K
      : never
    : never;
}[keyof To];

/** The fields that may have no value. */
type Emptiable<To> = {
  [K in keyof To]-?: undefined extends To[K] ? K : null extends To[K] ? K : never;
}[keyof To];

/** The fields that one side always has if the other requires them. */
type Copied<Of, To> = {
  [K in Alike<Of, To>]: K extends Emptiable<To> | Exclude<keyof Of, Emptiable<Of>> ? K : never;
}[Alike<Of, To>];

/**
 * The values to give explicitly when one side is built from the other: each field that the other lacks or holds in
 * another form. Fields that both hold alike may be overridden.
 */
export type Differing<Of, To> = {
  readonly [K in Exclude<keyof To, Copied<Of, To>>]-?: To[K] | undefined;
} & { readonly [K in Copied<Of, To>]?: To[K] | undefined };

/** A body while it is filled in: nullable fields may be missing. */
type Filling<S extends Shape> = {
  [K in keyof S]: null extends z.output<S[K]> ? z.ZodMiniOptional<S[K]> : S[K];
};

const takesNull = (field: z.ZodMiniType | undefined): boolean =>
  field?.safeParse(null).success ?? false;

/**
 * A form's fields for a call's body; empty ones are left out. Remove fields of another form with `z.omit` before, and
 * add them with `z.extend` after.
 */
export function fillingIn<S extends Shape>({ shape }: z.ZodMiniObject<S>) {
  const fields = Object.entries(shape).map(([name, field]) => [
    name,
    takesNull(field) ? z.optional(field) : field,
  ]);
  // The schema that the type comes from says which fields are nullable.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return z.strictObject(Object.fromEntries(fields) as Filling<S>);
}

/** Every nullable field of a body, as null. */
export type Emptied<S extends Shape> = {
  readonly [K in keyof S as null extends z.output<S[K]> ? K : never]: null;
};

/**
 * Every nullable field of a body, as null: a call doesn't change fields it leaves out, so a field that the user emptied
 * is sent as null.
 */
export function emptied<S extends Shape>({ shape }: z.ZodMiniObject<S>): Emptied<S> {
  const names = Object.keys(shape).filter((name) => takesNull(shape[name]));
  // The schema that the type comes from says which fields are nullable.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(names.map((name) => [name, null])) as Emptied<S>;
}

const isThere = ([, value]: readonly [string, unknown]): boolean =>
  value !== undefined && value !== null;

/** The fields of a schema, from a record or from the values that override it. */
function fieldsOf(
  shape: Shape,
  of: object,
  differing: object,
): readonly (readonly [string, unknown])[] {
  const said: object = { ...of, ...differing };
  return Object.keys(shape).map((name) => [name, Reflect.get(said, name)] as const);
}

/**
 * A call's body from a form's values: the body's fields that the form holds, as null when empty and nullable. The
 * compiler asks for each field that the form lacks or holds in another form.
 * @param differing values that differ from the form's; `undefined` leaves a field out.
 */
export function bodyOf<S extends Shape, V extends object>(
  schema: z.ZodMiniObject<S>,
  values: V,
  differing: Differing<V, Body<S>>,
): Body<S> {
  const filled = fieldsOf(schema.shape, values, differing).filter(isThere);
  const body: object = { ...emptied(schema), ...Object.fromEntries(filled) };
  // Fields of the same type, and the others as given.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return body as Body<S>;
}

/**
 * A form's initial values from a saved record; fields without a value are left out. The compiler asks for each field
 * that the record lacks or holds in another form.
 * @param differing values that differ from the record's.
 */
export function valuesOf<S extends Shape, R extends object>(
  form: z.ZodMiniObject<S>,
  record: R,
  differing: Differing<R, Body<S>>,
): Body<S> {
  // Fields of the same type, and the others as given.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(fieldsOf(form.shape, record, differing).filter(isThere)) as Body<S>;
}
