import { type FieldProblem, fieldProblems, messageForIssue } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import type { Endpoint } from '../kernel/endpoint.ts';
import { formDataOf } from './multipart.ts';

/** A call in wire format: its URL, headers and body. */
export interface EncodedCall {
  readonly url: string;
  readonly body: string | FormData | undefined;
}

export interface RawInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

export type Encoding =
  | { readonly ok: true; readonly call: EncodedCall }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/** Empty filter values (empty string, empty array, null) are never sent. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.getPrototypeOf(value) === Object.prototype;

/** Removes the empty filters of a list, from its query or body. */
function stripEmpty(filters: unknown): unknown {
  if (!isPlain(filters)) return filters;
  return Object.fromEntries(
    Object.entries(filters)
      .filter(([, value]) => !isEmpty(value))
      .map(([key, value]) => [key, stripEmpty(value)]),
  );
}

/** Arrays become repeated keys without indices. */
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

/** Segments that would change the path: empty ones, and the dot segments that URLs resolve. */
const notInPath: ReadonlySet<string> = new Set(['', '.', '..']);

function fillPath(path: string, params: unknown, problems: FieldProblem[]): string {
  if (typeof params !== 'object' || !params) return path;
  let filled = path;
  for (const [name, value] of Object.entries(params)) {
    const text = String(value);
    if (notInPath.has(text)) problems.push({ path: name, message: 'Enter a value.' });
    filled = filled.replace(`{${name}}`, encodeURIComponent(text));
  }
  return filled;
}

/** Uses our messages even when the process hasn't installed them. */
const inSentences: Parameters<typeof z.safeEncode>[2] = {
  error: (issue) => messageForIssue({ ...issue }),
};

const inputParts: ReadonlySet<string> = new Set(['params', 'query', 'body']);

function misplaced(input: RawInput): FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const path in input) {
    if (inputParts.has(path)) continue;
    const message = 'Put it into params, query or body; options are the second argument.';
    problems.push({ path, message });
  }
  return problems;
}

/**
 * Encodes an input by the endpoint's schemas. An input that breaks a schema is returned as problems that name the
 * field, and is never sent.
 */
export function encodeCall(endpoint: Endpoint, baseUrl: string, input: RawInput): Encoding {
  const problems = misplaced(input);
  const part = (name: string, schema: z.ZodMiniType | undefined, value: unknown): unknown => {
    if (!schema) return undefined;
    const encoded = z.safeEncode(schema, value, inSentences);
    if (encoded.success) return encoded.data;
    for (const { path, message } of fieldProblems(encoded.error)) {
      problems.push({ path: path || name, message });
    }
    return undefined;
  };
  const params = part('params', endpoint.params, input.params ?? {});
  const query = endpoint.query && part('query', endpoint.query, stripEmpty(input.query ?? {}));
  const body = part('body', endpoint.body, endpoint.list ? stripEmpty(input.body) : input.body);
  const path = fillPath(endpoint.path, params, problems);
  if (problems.length > 0) return { ok: false, problems };
  const search = isPlain(query) ? queryString(query) : '';
  return { ok: true, call: { url: `${baseUrl}/${path}${search}`, body: bodyOf(endpoint, body) } };
}

function bodyOf(endpoint: Endpoint, body: unknown): EncodedCall['body'] {
  if (!endpoint.body) return undefined;
  return endpoint.multipart ? formDataOf(body) : JSON.stringify(body);
}
