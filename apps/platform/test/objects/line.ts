import type { MatrixLine } from '../matrix-line.ts';
import type { Place } from './places.ts';

/*
 * Every call that names an object, and who reaches whose, written by hand from document 1, section 6,
 * and what was decided beside it. Imports nothing from the sources. Who may make the call at all is in
 * the matrix of calls; this one says of which objects. `{…}` stands for the id of a place's object.
 */

/** How far people reach. */
export type Reach =
  /** Things of an account: the facilitator's staff all, a provider its product's, others their own. */
  | 'account'
  /** A product itself: staff all, a provider its own, merchants none. */
  | 'product'
  /** A product's public catalog: anyone of the facilitator. */
  | 'catalog'
  /** A product to board with: staff any, a provider its own, who applies any. */
  | 'offer'
  /** Other people: who manages people, within what they see. */
  | 'person'
  /** Nobody but the person itself. */
  | 'self'
  /** News for an account's people. */
  | 'inbox';

export interface ObjectLine {
  readonly method: MatrixLine['method'];
  readonly path: string;
  readonly body?: unknown;
  readonly reach: Reach;
  /** An object that cannot be reached is told in a row of a bulk answer. */
  readonly isBulk?: true;
  /** Who may send this body; others that may make the call are refused where they reach. */
  readonly only?: readonly string[];
}

const own: readonly Place[] = ['own'];
const applied: readonly Place[] = ['application'];
const facilitator: readonly Place[] = ['own', 'otherMerchant', 'otherProduct', 'application'];
const product: readonly Place[] = ['own', 'otherMerchant', 'application'];
const everybody = (places: readonly Place[]) => ({
  admin: places,
  underwriter: places,
  bank: places,
  provider: places,
  manager: places,
  merchantadmin: places,
  employee: places,
  clerk: places,
  accounting: places,
  applicant: places,
  borrower: places,
});
const staff = { admin: facilitator, underwriter: facilitator, bank: facilitator };

/** Whose objects each role reaches, where it may make the call. */
export const reaches: Readonly<Record<Reach, Readonly<Record<string, readonly Place[]>>>> = {
  account: {
    ...everybody(own),
    ...staff,
    provider: product,
    applicant: applied,
    borrower: [],
  },
  product: { ...everybody([]), ...staff, provider: product },
  catalog: everybody(facilitator),
  offer: { ...everybody([]), ...staff, provider: product, applicant: facilitator },
  person: { ...everybody([]), admin: facilitator, merchantadmin: own },
  self: everybody([]),
  inbox: { ...everybody([]), manager: own, accounting: own },
};

type Maker = (path: string, body?: unknown, reach?: Reach) => ObjectLine;
const line =
  (method: MatrixLine['method']): Maker =>
  (path, body, reach = 'account') => ({
    method,
    path,
    reach,
    ...(body === undefined ? {} : { body }),
  });
export const get = line('GET');
export const post = line('POST');
export const put = line('PUT');
export const remove = line('DELETE');
export const bulk = (path: string, body: unknown): ObjectLine => ({
  ...post(path, body),
  isBulk: true,
});
