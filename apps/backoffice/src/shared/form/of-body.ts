import * as z from 'zod/mini';

type Shape = Readonly<Record<string, z.ZodMiniType>>;
type Body<S extends Shape> = z.output<z.ZodMiniObject<S>>;

/** What a value is once something is there. */
type Given<V> = Exclude<V, null | undefined>;

/** The fields that two sides hold in the same form: what one holds of them fits the other. */
type Alike<Of, To> = {
  [K in keyof To]-?: K extends keyof Of
    ? [Given<Of[K]>] extends [Given<To[K]>]
      ? K
      : never
    : never;
}[keyof To];

/** The fields that may be without a value. */
type Emptiable<To> = {
  [K in keyof To]-?: undefined extends To[K] ? K : null extends To[K] ? K : never;
}[keyof To];

/** The fields that are there on one side whenever the other needs them. */
type Copied<Of, To> = {
  [K in Alike<Of, To>]: K extends Emptiable<To> | Exclude<keyof Of, Emptiable<Of>> ? K : never;
}[Alike<Of, To>];

/**
 * What has to be said where one side is made of the other: each field that the other lacks or holds in
 * another form. A field that both hold alike may be said otherwise.
 */
export type Differing<Of, To> = {
  readonly [K in Exclude<keyof To, Copied<Of, To>>]-?: To[K] | undefined;
} & { readonly [K in Copied<Of, To>]?: To[K] | undefined };

/** A body while it is filled in: what may be null may be missing, too. */
type Filling<S extends Shape> = {
  [K in keyof S]: null extends z.output<S[K]> ? z.ZodMiniOptional<S[K]> : S[K];
};

const takesNull = (field: z.ZodMiniType | undefined): boolean =>
  field?.safeParse(null).success ?? false;

/**
 * The fields of a call's body for its form, which leaves out what is empty. Fields that are written
 * another way are taken out with `z.omit` before, and added with `z.extend` after.
 */
export function fillingIn<S extends Shape>({ shape }: z.ZodMiniObject<S>) {
  const fields = Object.entries(shape).map(([name, field]) => [
    name,
    takesNull(field) ? z.optional(field) : field,
  ]);
  // Which fields take null is asked of the schema that the type comes from.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return z.strictObject(Object.fromEntries(fields) as Filling<S>);
}

/** Every field of a body that may be null, as null. */
export type Emptied<S extends Shape> = {
  readonly [K in keyof S as null extends z.output<S[K]> ? K : never]: null;
};

/**
 * Every nullable field of a body, as null: a call keeps the fields it leaves out as they are, so a
 * field that somebody emptied is sent so.
 */
export function emptied<S extends Shape>({ shape }: z.ZodMiniObject<S>): Emptied<S> {
  const names = Object.keys(shape).filter((name) => takesNull(shape[name]));
  // Which fields take null is asked of the schema that the type comes from.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(names.map((name) => [name, null])) as Emptied<S>;
}

const isThere = ([, value]: readonly [string, unknown]): boolean =>
  value !== undefined && value !== null;

/** The fields of a schema, out of a record or what is said instead of it. */
function fieldsOf(
  shape: Shape,
  of: object,
  differing: object,
): readonly (readonly [string, unknown])[] {
  const said: object = { ...of, ...differing };
  return Object.keys(shape).map((name) => [name, Reflect.get(said, name)] as const);
}

/**
 * The body of a call out of a form's values: the fields of the body that the form holds, as null where
 * they are empty and may be. The compiler asks for each that the form lacks or holds in another form.
 * @param differing what is sent otherwise than the form holds it; `undefined` leaves a field out.
 */
export function bodyOf<S extends Shape, V extends object>(
  schema: z.ZodMiniObject<S>,
  values: V,
  differing: Differing<V, Body<S>>,
): Body<S> {
  const filled = fieldsOf(schema.shape, values, differing).filter(isThere);
  const body: object = { ...emptied(schema), ...Object.fromEntries(filled) };
  // The fields that are the same by their types, and the others as they were said.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return body as Body<S>;
}

/**
 * What a form of a saved record begins with: the record's own values, nothing where it has none. The
 * compiler asks for each field that the record lacks or holds in another form.
 * @param differing what the form holds otherwise than the record.
 */
export function valuesOf<S extends Shape, R extends object>(
  form: z.ZodMiniObject<S>,
  record: R,
  differing: Differing<R, Body<S>>,
): Body<S> {
  // The fields that are the same by their types, and the others as they were said.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(fieldsOf(form.shape, record, differing).filter(isThere)) as Body<S>;
}
