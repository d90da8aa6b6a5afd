import { type FieldProblem, fieldProblems } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import type { Endpoint } from '../contract/endpoint.ts';

/** A call on the wire: where it goes and what it carries. */
export interface EncodedCall {
  readonly url: string;
  readonly body: string | undefined;
}

export interface RawInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

export type Encoding =
  | { readonly ok: true; readonly call: EncodedCall }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/** Empty filter values (empty string, empty array, null) never reach the server. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

function stripEmpty(query: unknown): Record<string, unknown> {
  if (typeof query !== 'object' || query === null) return {};
  return Object.fromEntries(Object.entries(query).filter(([, value]) => !isEmpty(value)));
}

/** Arrays are repeated keys without indices. */
export function queryString(wire: object): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(wire)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (!isEmpty(item)) search.append(key, String(item));
    }
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

function fillPath(path: string, params: unknown): string {
  const values = new Map(typeof params === 'object' && params ? Object.entries(params) : []);
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
}

/**
 * Encodes an input by the endpoint's schemas. What breaks a schema is answered as problems that
 * name the field, and never leaves the machine.
 */
export function encodeCall(endpoint: Endpoint, baseUrl: string, input: RawInput): Encoding {
  const problems: FieldProblem[] = [];
  const part = (schema: z.ZodMiniType | undefined, value: unknown): unknown => {
    if (!schema) return undefined;
    const encoded = z.safeEncode(schema, value);
    if (encoded.success) return encoded.data;
    problems.push(...fieldProblems(encoded.error));
    return undefined;
  };
  const params = part(endpoint.params, input.params);
  const query = part(endpoint.query, stripEmpty(input.query));
  const body = part(endpoint.body, input.body);
  if (problems.length > 0) return { ok: false, problems };
  const search = typeof query === 'object' && query ? queryString(query) : '';
  return {
    ok: true,
    call: {
      url: `${baseUrl}/${fillPath(endpoint.path, params)}${search}`,
      body: endpoint.body ? JSON.stringify(body) : undefined,
    },
  };
}
