import type { Area, Endpoint } from '@payfac/api/contract';
import type { Ability } from '@payfac/domain/access';
import type * as z from 'zod/mini';
import type { Answer } from '../answers.ts';
import type { Person } from './people.ts';
import type { AnySent, Scene, Sent } from './scene.ts';

/*
 * What is to be shown of every call of an area. A proof lies beside the handlers and imports nothing of them:
 * what it expects comes from docs/requirements.md. A call that is new has no proof, and doesn't type-check.
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

/** How somebody else is kept from an object; `account` where `reach` is absent. */
interface Kept {
  readonly reach?: Reach;
  /** An object that cannot be reached is told in a row of a bulk answer. */
  readonly isBulk?: true;
  /** What this body asks for beside what the call does, where the object is: one of them. */
  readonly asks?: readonly Ability[];
}

/** A call of an object; `{…}` stands for the id of a place's object. */
type Naming<E extends Endpoint> = Sent<E> & Kept;

/**
 * A list asked for what is of one account, product or application: by the filter's name, or in short of an
 * account, of a product, or of the people of an account.
 */
type Within =
  | 'account'
  | 'product'
  | 'person'
  | { readonly within: Readonly<Record<string, string>>; readonly reach?: Reach };

/** A reason why there is no object that somebody else could be kept from. */
interface NobodyElses {
  readonly none: string;
}

/** Which parameters of the address name an object. */
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

/** What a proof of an area finds. */
type SceneOf<A extends Area> = Scene<{ readonly [K in keyof A]: Answer<A[K]> }>;

/** How a call is made so that it succeeds: what is sent, once or several times, or what finds it out. */
type Walk<A extends Area, E extends Endpoint> =
  | Sent<E>
  | {
      of(scene: SceneOf<A>): Promise<Sent<E> | readonly Sent<E>[]> | Sent<E> | readonly Sent<E>[];
    }['of'];

/** Whether somebody did something, which leaves a user activity, or why it is no act. */
type Act = 'recorded' | { readonly none: string };

/** A call with every field filled in, and where its fields are read again. */
type Keeping<E extends Endpoint> = Omit<Sent<E>, 'body'> & {
  /** Values that must name something, or keep a rule that the contract's schema cannot tell. */
  readonly given?: Readonly<Record<string, unknown>>;
  /** What holds the fields afterwards. */
  readonly read: { of(made: Answer<E>): unknown }['of'];
  /** Where a field is read, when under another name: a path with dots. */
  readonly as?: Readonly<Record<string, string>>;
  /** What is read in place of what was sent. */
  readonly reads?: Readonly<Record<string, unknown>>;
  /** Fields that are not read again, each with the reason. */
  readonly except?: Readonly<Record<string, string>>;
};

/** Why a call's body is not read again, or how it is. */
type Keeps<A extends Area, E extends Endpoint> =
  | string
  | { of(scene: SceneOf<A>): Promise<Keeping<E>> | Keeping<E> }['of'];

/** One of the required CSV files (API-07). */
export interface CsvFile {
  readonly file: string;
  readonly by?: Person;
  readonly query?: Readonly<Record<string, string>>;
  /** A column of free text, and where it is kept: for trying formulas. */
  readonly text?: readonly [header: string, table: string, column: string];
}

type MayOf<E extends Endpoint> = E['access'] extends 'public' | 'sign-on'
  ? { readonly may?: never }
  : {
      /** The demo people who may make it: all others are refused. */
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
      /** A table with rows of a kind that is shown, which a call writes though it only reads. */
      readonly writes?: string;
    };

type CsvOf<E extends Endpoint> = E extends { readonly csv: string }
  ? { readonly csv: readonly CsvFile[] }
  : { readonly csv?: never };

type CallProof<A extends Area, E extends Endpoint> = MayOf<E> &
  WritingOf<A, E> &
  CsvOf<E> & {
    /** Whose object it is about, and so what other people are told. */
    readonly whose: Whose<E>;
    readonly walk: Walk<A, E>;
    /** What its answer in the walk must hold. */
    readonly answers?: Readonly<Record<string, unknown>>;
  };

/** What is to be shown of every call of an area. Calls are walked in the order in which they stand here. */
export type Proof<A extends Area> = { readonly [K in keyof A]: CallProof<A, A[K]> };

export type AnyNaming = AnySent & Kept;
export type AnyKeeping = AnySent &
  Pick<Keeping<Endpoint>, 'given' | 'read' | 'as' | 'reads' | 'except'>;

/** A call's proof, whatever the call. */
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
