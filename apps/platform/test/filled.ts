type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const texts: Readonly<Record<string, string>> = {
  date: '2026-05-04',
  'date-time': '2026-05-01T16:00:00.000Z',
  email: 'kept@mail.example',
};

function numberOf({ minimum, maximum }: Schema): number {
  const [least, most] = [Number(minimum ?? 1), Number(maximum ?? 50)];
  return Math.min(most, Math.max(least, 7));
}

const textOf = ({ format, maxLength }: Schema, name: string): string =>
  texts[String(format)] ?? `Kept ${name}`.slice(0, Number(maxLength ?? 40));

function valueOf(schema: unknown, name: string): unknown {
  if (!isSchema(schema)) return 'x';
  const { type, enum: values, const: fixed, anyOf, oneOf, items } = schema;
  if (fixed !== undefined) return fixed;
  if (Array.isArray(values)) return values.at(-1);
  const forms = anyOf ?? oneOf;
  if (Array.isArray(forms)) {
    return valueOf(
      forms.find((form) => !isSchema(form) || form['type'] !== 'null'),
      name,
    );
  }
  if (type === 'number' || type === 'integer') return numberOf(schema);
  if (type === 'boolean') return true;
  if (type === 'array') return [valueOf(items, name)];
  if (isSchema(schema['properties'])) return filled(schema, {});
  return textOf(schema, name);
}

/**
 * A body with every field of a JSON schema, including nested ones.
 * @param given values that must name an existing record, or follow a rule that the schema can't express.
 */
export function filled(schema: unknown, given: Schema): Schema {
  const properties = isSchema(schema) && isSchema(schema['properties']) ? schema['properties'] : {};
  return {
    ...Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [
        name,
        name in given ? given[name] : valueOf(property, name),
      ]),
    ),
    // The schema of a body with several variants doesn't list the fields they share.
    ...(isSchema(schema) && !('properties' in schema) ? given : {}),
  };
}
