import type { JsonValue } from '@payfac/ui/json-view';

/** A body parsed as JSON; otherwise its text. */
export function parsedJson(body: string): JsonValue {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
