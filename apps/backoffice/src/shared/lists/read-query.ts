import { collectQuery } from '@payfac/api/contract';
import * as z from 'zod/mini';

/**
 * Reads a list's query from the address by the call's own schema: the address and the wire share
 * one form. Keys of other owners are left out, values that make no sense are dropped.
 */
export function readQuery<S extends z.ZodMiniObject>(schema: S, search: string): z.output<S> {
  const known = [...new URLSearchParams(search)].filter(
    ([key, value]) => key in schema.shape && value !== '',
  );
  const wire = collectQuery(schema, known);
  const parsed = schema.safeParse(wire);
  if (parsed.success) return parsed.data;
  for (const { path } of parsed.error.issues) delete wire[String(path[0])];
  return schema.parse(wire);
}
