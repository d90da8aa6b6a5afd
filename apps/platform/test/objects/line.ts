import type { Method } from '@payfac/api/contract';
import type { Ability } from '@payfac/domain/access';

/*
 * A call that names an object. `{…}` stands for the id of a place's object. Who reaches it follows from
 * the kind of thing it names.
 */

/** How far what grants a call reaches. */
export type Reach =
  /** Things of an account: the facilitator's staff all, a provider its product's, others their own. */
  | 'account'
  /** Things of the facilitator as a whole, and notes on them: its staff's. */
  | 'staff'
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
  readonly method: Method;
  readonly path: string;
  readonly body?: unknown;
  readonly reach: Reach;
  /** An object that cannot be reached is told in a row of a bulk answer. */
  readonly isBulk?: true;
  /** What this body asks for beside what the call does, where the object is: one of them. */
  readonly asks?: readonly Ability[];
}

type Maker = (path: string, body?: unknown, reach?: Reach) => ObjectLine;
const line =
  (method: Method): Maker =>
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
