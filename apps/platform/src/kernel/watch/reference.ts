import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { traceId } from './traces.ts';

/* A request's reference: in its response, in all of its log lines, and as its trace. */

const references = new AsyncLocalStorage<string>();

const bytes = 16;

/** Runs a request's work under its reference: the current trace's ID, or a new random one. */
export const underReference = <T>(work: () => T): T =>
  references.run(`req_${traceId() ?? randomBytes(bytes).toString('hex')}`, work);

/** The current request's reference. */
export const reference = (): string | undefined => references.getStore();

/** The current request's reference, or a new one outside a request. */
export const requestReference = (): string =>
  reference() ?? `req_${randomBytes(bytes).toString('hex')}`;
