import type { JsonValue } from '@payfac/ui/json-view';

/** A body as JSON; one that is none is shown as the text it is. */
export function parsedJson(body: string): JsonValue {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
