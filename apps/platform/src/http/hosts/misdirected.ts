import { headers } from '@payfac/api/contract';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { requestReference } from '../../kernel/watch/reference.ts';
import type { Place, Places } from './places.ts';

const message =
  'This host isn’t served here. Check the address, or open the one you were given again.';

/** The response to a request for an unconfigured host: JSON for API calls, a line of text for browsers. */
export function misdirected(path: string): Response {
  const requestId = requestReference();
  const shown = { 'cache-control': 'no-store', [headers.requestId]: requestId };
  return /^\/(?:api\/)?v1\//.test(path)
    ? Response.json({ code: 'UNKNOWN_HOST', message, requestId }, { status: 421, headers: shown })
    : new Response(message, {
        status: 421,
        headers: { ...shown, 'content-type': 'text/plain; charset=utf-8' },
      });
}

/** @throws HTTPException 421 for an unconfigured host. */
export function placeOf(places: Places, c: Context): Place {
  const place = places.at(c.req.header('host'));
  if (!place) throw new HTTPException(421, { res: misdirected(c.req.path) });
  return place;
}
