import type { Json } from './schemas.ts';

/** Returns the sources' description of a field, by its path from a component or a call's part, `users.list:query`. */
export type DescriptionOf = (id: string, path: readonly string[]) => string | undefined;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Describes a field with the comment above it in its schema: a field without one stops the build. */
export function describing(saysOf: DescriptionOf) {
  const textOf = (id: string, path: readonly string[]): string => {
    const text = saysOf(id, path);
    if (text === undefined) {
      throw new Error(
        `Nothing says what \`${path.join('.')}\` of ${id} is: say it in a comment before the field.`,
      );
    }
    return text;
  };

  function described(value: unknown, id: string, path: readonly string[]): unknown {
    if (Array.isArray(value)) return value.map((item) => described(item, id, path));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        const isFields = key === 'properties' && isObject(item) && !('$ref' in value);
        return [key, isFields ? fields(item, id, path) : described(item, id, path)];
      }),
    );
  }

  function fields(properties: Json, id: string, path: readonly string[]): Json {
    return Object.fromEntries(
      Object.entries(properties).map(([name, field]) => {
        const at = [...path, name];
        const inner = described(field, id, at);
        if (!isObject(inner)) return [name, inner];
        const { description } = inner;
        return [
          name,
          description === undefined ? { ...inner, description: textOf(id, at) } : inner,
        ];
      }),
    );
  }

  return {
    textOf,
    /** A schema with a description of each field. */
    schema: (schema: Json, id: string): Json => {
      const made = described(schema, id, []);
      return isObject(made) ? made : schema;
    },
  };
}
