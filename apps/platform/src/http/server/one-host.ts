import { IncomingMessage } from 'node:http';

/**
 * Whether a request names more than one host. Node keeps the first and drops the rest; a proxy in front may have used
 * another one, so that the two would route to different sites.
 * @param bindings what the server passes on with the request.
 */
export function hasSeveralHosts(bindings: object): boolean {
  const incoming: unknown = 'incoming' in bindings ? bindings.incoming : undefined;
  if (!(incoming instanceof IncomingMessage)) return false;
  const names = incoming.rawHeaders.filter((_, place) => place % 2 === 0);
  return names.filter((name) => name.toLowerCase() === 'host').length > 1;
}

export const severalHosts = (): Response =>
  new Response('Send the Host header once.', {
    status: 400,
    headers: { connection: 'close', 'content-type': 'text/plain; charset=utf-8' },
  });
