import type { Endpoint } from '@payfac/api/contract';
import type { Member } from '@payfac/domain/access';
import type { Place } from './hosts/places.ts';
import type { KeyClaim } from './idempotency/claim.ts';
import type { Scope } from './scope.ts';
import type { BearerSession, SignOn } from './sessions/index.ts';

/** The request data that every handler gets. */
export interface CallContext {
  readonly requestId: string;
  /** The brand and environment of the request's host; `Services.places` builds addresses from it. */
  readonly place: Place;
  /** The Origin header. */
  readonly origin: string | undefined;
  /** Whether the origin is the request's own host. */
  readonly isFromOwnPage: boolean;
  /** The Cookie header; only sign-on calls read it. */
  readonly cookie: string | undefined;
  readonly ip: string | undefined;
  readonly userAgent: string | undefined;
  /** The caller's IANA zone; UTC unless the request names one. */
  readonly timeZone: string;
  /** Aborts when the caller disconnects. */
  readonly signal: AbortSignal;
  /** Adds a Set-Cookie header to the response. */
  readonly setCookie: (cookie: string) => void;
}

export interface SignOnContext extends CallContext {
  readonly signOn: SignOn;
}

export interface SessionContext extends CallContext {
  readonly session: BearerSession;
  /** All of the user's memberships, for `can` at a place; accounts are looked up where a feature matters. */
  readonly holder: Member;
  /** The memberships that grant this call; all of them when the call requires no ability. */
  readonly granted: Member;
  /** What `granted` reaches. */
  readonly scope: Scope;
}

export interface MoneyContext extends SessionContext {
  /** The attempt's idempotency key, to be written in the transaction that begins the operation. */
  readonly claim: KeyClaim;
}

export type ContextOf<E extends Endpoint> = E extends { readonly access: 'public' }
  ? CallContext
  : E extends { readonly access: 'sign-on' }
    ? SignOnContext
    : E extends { readonly movesMoney: true }
      ? MoneyContext
      : SessionContext;
