import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { traceId } from './traces.ts';

/*
 * What a request is called: in its response, in every line of the log that it causes, and as its trace.
 */

const references = new AsyncLocalStorage<string>();

const bytes = 16;

/** Names a request while it is worked on; of a trace under way it takes the id. */
export const underReference = <T>(work: () => T): T =>
  references.run(`req_${traceId() ?? randomBytes(bytes).toString('hex')}`, work);

/** The name of the request under way. */
export const reference = (): string | undefined => references.getStore();

/** The name of the request under way, or another one. */
export const requestReference = (): string =>
  reference() ?? `req_${randomBytes(bytes).toString('hex')}`;
