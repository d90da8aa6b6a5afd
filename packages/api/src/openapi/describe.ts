import { glossary } from './glossary.ts';
import type { Json } from './schemas.ts';

/** What the sources say of a field: of a component, or of a call's part such as `users.list:query`. */
export type SaysOf = (id: string, field: string) => string | undefined;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a field is, from the comment in its schema, else from the glossary. */
export function describing(saysOf: SaysOf) {
  const textOf = (id: string, field: string): string => {
    const text = saysOf(id, field) ?? glossary[field];
    if (text === undefined) {
      throw new Error(`Nothing says what \`${field}\` of ${id} is: add it to openapi/glossary.ts.`);
    }
    return text;
  };

  function described(value: unknown, id: string): unknown {
    if (Array.isArray(value)) return value.map((item) => described(item, id));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        const isFields = key === 'properties' && isObject(item) && !('$ref' in value);
        return [key, isFields ? fields(item, id) : described(item, id)];
      }),
    );
  }

  function fields(properties: Json, id: string): Json {
    return Object.fromEntries(
      Object.entries(properties).map(([name, field]) => {
        const inner = described(field, id);
        if (!isObject(inner)) return [name, inner];
        const { description } = inner;
        return [
          name,
          description === undefined ? { ...inner, description: textOf(id, name) } : inner,
        ];
      }),
    );
  }

  return {
    textOf,
    /** A schema with a description of each field. */
    schema: (schema: Json, id: string): Json => {
      const made = described(schema, id);
      return isObject(made) ? made : schema;
    },
  };
}
