import type { Endpoint } from '@payfac/api/contract';
import type { Member } from '@payfac/domain/access';
import type { Place } from './hosts/places.ts';
import type { KeyClaim } from './idempotency/claim.ts';
import type { Scope } from './scope.ts';
import type { BearerSession, SignOn } from './sessions/index.ts';

/** What every handler knows of the request it handles. */
export interface CallContext {
  readonly requestId: string;
  /** What the request's host stands for; addresses are made of it by `Services.places`. */
  readonly place: Place;
  /** The Origin header. */
  readonly origin: string | undefined;
  /** Whether the origin is the request's own host. */
  readonly isFromOwnPage: boolean;
  /** The Cookie header; only sign-on calls look into it. */
  readonly cookie: string | undefined;
  readonly ip: string | undefined;
  readonly userAgent: string | undefined;
  /** The caller's IANA zone; UTC unless the request names one. */
  readonly timeZone: string;
  /** Aborts when the caller goes away. */
  readonly signal: AbortSignal;
  /** Adds a Set-Cookie header to the response. */
  readonly setCookie: (cookie: string) => void;
}

export interface SignOnContext extends CallContext {
  readonly signOn: SignOn;
}

export interface SessionContext extends CallContext {
  readonly session: BearerSession;
  /** All the person holds, for `can` at a place; accounts are looked up where a feature matters. */
  readonly holder: Member;
  /** Of all they hold, what grants this call; everything where the call asks for no ability. */
  readonly granted: Member;
  /** What `granted` reaches. */
  readonly scope: Scope;
}

export interface MoneyContext extends SessionContext {
  /** The attempt, to be written in the transaction that begins the operation. */
  readonly claim: KeyClaim;
}

export type ContextOf<E extends Endpoint> = E extends { readonly access: 'public' }
  ? CallContext
  : E extends { readonly access: 'sign-on' }
    ? SignOnContext
    : E extends { readonly movesMoney: true }
      ? MoneyContext
      : SessionContext;
