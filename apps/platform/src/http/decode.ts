import { collectQuery, type Endpoint } from '@payfac/api/contract';
import { fieldProblems } from '@payfac/domain/validation';
import type * as z from 'zod/mini';
import { refuseCardNumbers } from './card-numbers.ts';
import { invalid, unreadable } from './failures.ts';
import { refuseUnsafe } from './text-safety.ts';

/** The raw parts of a request. */
export interface RawRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
  readonly contentType: string | undefined;
  readonly bytes: () => Promise<ArrayBuffer>;
}

export interface Decoded {
  readonly input: { params?: unknown; query?: unknown; body?: unknown };
  /** The raw body, for the idempotency key's hash; empty when the call has none. */
  readonly bodyText: string;
  readonly wantsCsv: boolean;
}

function parse(schema: z.ZodMiniType, value: unknown): unknown {
  refuseUnsafe(value);
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw invalid(fieldProblems(parsed.error));
  return parsed.data;
}

async function parseBody({ id, body }: Endpoint, value: unknown): Promise<unknown> {
  const parsed = body && parse(body, value);
  await refuseCardNumbers(id, value);
  return parsed;
}

/** Dates are limited to these years, beyond which the calendars of JavaScript or PostgreSQL end. */
const earliest = new Date('1900-01-01T00:00:00.000Z');
const latest = new Date('2200-01-01T00:00:00.000Z');

/** A query with its dates clamped to the supported years. */
const withinCalendar = (query: unknown): unknown =>
  typeof query !== 'object' || query === null
    ? query
    : Object.fromEntries(
        Object.entries(query).map(([name, value]) => {
          if (!(value instanceof Date)) return [name, value];
          return [name, value < earliest ? earliest : value > latest ? latest : value];
        }),
      );

async function readJson(raw: RawRequest): Promise<{ text: string; value: unknown }> {
  const [mediaType = ''] = (raw.contentType ?? '').split(';');
  if (mediaType.trim().toLowerCase() !== 'application/json') {
    throw unreadable('Send the body as application/json.');
  }
  const bytes = await raw.bytes();
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, value: JSON.parse(text) };
  } catch {
    throw unreadable('The body isn’t valid JSON.');
  }
}

/** A form with a file, one value per name. */
async function readForm(raw: RawRequest): Promise<Record<string, FormDataEntryValue>> {
  const contentType = raw.contentType ?? '';
  if (!contentType.toLowerCase().startsWith('multipart/form-data')) {
    throw unreadable('Send the body as multipart/form-data.');
  }
  const bytes = await raw.bytes();
  const sent = new Response(bytes, { headers: { 'content-type': contentType } });
  const form = await sent.formData().catch(() => {
    throw unreadable('The body isn’t a valid form.');
  });
  const entries = [...form.entries()];
  if (new Set(entries.map(([name]) => name)).size !== entries.length) {
    throw unreadable('Send each field of the form once.');
  }
  return Object.fromEntries(entries);
}

/** Removes the CSV parameter from a query, so that the rest is exactly the list's query. */
function takeCsv(endpoint: Endpoint, search: URLSearchParams): boolean {
  if (!endpoint.csv) return false;
  const wanted = search.get('export') === 'csv' || search.get('exportFormat') === 'csv';
  if (wanted) {
    search.delete('export');
    search.delete('exportFormat');
  }
  return wanted;
}

/**
 * Decodes a request by the endpoint's schemas. A DELETE's body parameters may come in the query instead, since some
 * proxies drop the body of a DELETE.
 * @throws CallFailure 400 with one problem per field.
 */
export async function decodeRequest(endpoint: Endpoint, raw: RawRequest): Promise<Decoded> {
  const search = new URLSearchParams(raw.search);
  const wantsCsv = takeCsv(endpoint, search);
  const input: Decoded['input'] = {};
  if (endpoint.params) input.params = parse(endpoint.params, raw.params);
  if (endpoint.query) {
    refuseUnsafe([...search.keys()]);
    input.query = withinCalendar(parse(endpoint.query, collectQuery(endpoint.query, search)));
  } else if (search.size > 0 && !(endpoint.method === 'DELETE' && endpoint.body)) {
    throw unreadable(`Remove fields this call doesn’t accept: ${[...search.keys()].join(', ')}.`);
  }
  if (!endpoint.body) return { input, bodyText: '', wantsCsv };
  if (endpoint.multipart) {
    input.body = await parseBody(endpoint, await readForm(raw));
    return { input, bodyText: '', wantsCsv };
  }
  if (endpoint.method === 'DELETE' && !endpoint.query && search.size > 0) {
    const value = Object.fromEntries(search);
    input.body = await parseBody(endpoint, value);
    return { input, bodyText: JSON.stringify(value), wantsCsv };
  }
  const { text, value } = await readJson(raw);
  input.body = await parseBody(endpoint, value);
  return { input, bodyText: text, wantsCsv };
}
