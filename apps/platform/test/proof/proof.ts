import type { Area, Endpoint } from '@payfac/api/contract';
import type { Ability } from '@payfac/domain/access';
import type * as z from 'zod/mini';
import type { Answer } from '../answers.ts';
import type { Person } from './people.ts';
import type { AnySent, Scene, Sent } from './scene.ts';

/*
 * The required proof of every call of an area. A proof is next to the handlers and imports nothing from them: its
 * expectations come from docs/requirements.md. A new call without a proof doesn't type-check.
 */

/** Which objects a grant reaches. */
export type Reach =
  /** An account's records: all of the facilitator's for staff, a provider's own product's, others' own. */
  | 'account'
  /** Records of the facilitator as a whole, and notes on them: staff only. */
  | 'staff'
  /** A product itself: all for staff, their own for providers, none for merchants. */
  | 'product'
  /** A product's public catalog: any user of the facilitator. */
  | 'catalog'
  /** A product to board with: any for staff and applicants, their own for providers. */
  | 'offer'
  /** Other users: for managers of users, within their scope. */
  | 'person'
  /** Only the user themselves. */
  | 'self'
  /** Notifications for an account's users. */
  | 'inbox';

/** How other callers are kept from an object. Default `reach`: `account`. */
interface Kept {
  readonly reach?: Reach;
  /** A bulk response reports an object out of reach in its row. */
  readonly isBulk?: true;
  /** Additional abilities that this body requires at the object; one of them is enough. */
  readonly asks?: readonly Ability[];
}

/** A call on an object; `{…}` stands for the id of a place's object. */
type Naming<E extends Endpoint> = Sent<E> & Kept;

/**
 * A list filtered by one account, product or application: by the filter's name, or a shorthand for an account, a
 * product, or an account's users.
 */
type Within =
  | 'account'
  | 'product'
  | 'person'
  | { readonly within: Readonly<Record<string, string>>; readonly reach?: Reach };

/** Why there is no object to keep other callers from. */
interface NobodyElses {
  readonly none: string;
}

/** The path parameters that name an object. */
type NamedBy<E> = E extends { readonly params: infer P extends z.ZodMiniObject }
  ? Exclude<keyof z.output<P>, 'period'>
  : never;

type Whose<E extends Endpoint> =
  | NobodyElses
  | (E extends { readonly list: true }
      ? Within
      :
          | Naming<E>
          | readonly Naming<E>[]
          | Within
          | ([NamedBy<E>] extends [never] ? 'nobody' : never));

/** The scene of an area's proof. */
type SceneOf<A extends Area> = Scene<{ readonly [K in keyof A]: Answer<A[K]> }>;

/** How to make the call succeed: one request, several, or a function that builds them. */
type Walk<A extends Area, E extends Endpoint> =
  | Sent<E>
  | {
      of(scene: SceneOf<A>): Promise<Sent<E> | readonly Sent<E>[]> | Sent<E> | readonly Sent<E>[];
    }['of'];

/** Whether the call is an action, which records an activity, or why it isn't. */
type Act = 'recorded' | { readonly none: string };

/** A call with every field filled in, and where its fields are read back. */
type Keeping<E extends Endpoint> = Omit<Sent<E>, 'body'> & {
  /** Values that must name an existing record, or follow a rule that the contract's schema can't express. */
  readonly given?: Readonly<Record<string, unknown>>;
  /** The record that holds the fields afterwards. */
  readonly read: { of(made: Answer<E>): unknown }['of'];
  /** The dotted path of a field that is read under another name. */
  readonly as?: Readonly<Record<string, string>>;
  /** Values that are read back differently from what was sent. */
  readonly reads?: Readonly<Record<string, unknown>>;
  /** Fields that can't be read back, each with the reason. */
  readonly except?: Readonly<Record<string, string>>;
};

/** Why a call's body can't be read back, or how it is. */
type Keeps<A extends Area, E extends Endpoint> =
  | string
  | { of(scene: SceneOf<A>): Promise<Keeping<E>> | Keeping<E> }['of'];

/** One of the required CSV files (API-07). */
export interface CsvFile {
  readonly file: string;
  readonly by?: Person;
  readonly query?: Readonly<Record<string, string>>;
  /** A free-text column and where it is stored, to test for formula injection. */
  readonly text?: readonly [header: string, table: string, column: string];
}

type MayOf<E extends Endpoint> = E['access'] extends 'public' | 'sign-on'
  ? { readonly may?: never }
  : {
      /** The demo users who may make the call; all others are refused. */
      readonly may: readonly Person[];
    };

type WritingOf<A extends Area, E extends Endpoint> = E extends { readonly changes: unknown }
  ? { readonly act: Act; readonly writes?: never } & (E extends {
      readonly body: unknown;
      readonly method: 'POST' | 'PUT';
    }
      ? { readonly keeps: Keeps<A, E> }
      : { readonly keeps?: never })
  : {
      readonly act?: never;
      readonly keeps?: never;
      /** A table with records that calls show, which this call writes although it only reads. */
      readonly writes?: string;
    };

type CsvOf<E extends Endpoint> = E extends { readonly csv: string }
  ? { readonly csv: readonly CsvFile[] }
  : { readonly csv?: never };

type CallProof<A extends Area, E extends Endpoint> = MayOf<E> &
  WritingOf<A, E> &
  CsvOf<E> & {
    /** The owner of the object, which decides other users' responses. */
    readonly whose: Whose<E>;
    readonly walk: Walk<A, E>;
    /** Required content of the response in the walk. */
    readonly answers?: Readonly<Record<string, unknown>>;
  };

/** The proofs of all calls of an area. Calls are walked in this order. */
export type Proof<A extends Area> = { readonly [K in keyof A]: CallProof<A, A[K]> };

export type AnyNaming = AnySent & Kept;
export type AnyKeeping = AnySent &
  Pick<Keeping<Endpoint>, 'given' | 'read' | 'as' | 'reads' | 'except'>;

/** A call's proof, regardless of the call. */
export interface AnyProof {
  readonly may?: readonly Person[];
  readonly whose: NobodyElses | Within | AnyNaming | readonly AnyNaming[] | 'nobody';
  readonly walk:
    | AnySent
    | {
        of(scene: Scene): Promise<AnySent | readonly AnySent[]> | AnySent | readonly AnySent[];
      }['of'];
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly act?: Act;
  readonly keeps?: string | { of(scene: Scene): Promise<AnyKeeping> | AnyKeeping }['of'];
  readonly writes?: string;
  readonly csv?: readonly CsvFile[];
}
