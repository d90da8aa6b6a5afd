import { commands } from 'vitest/browser';
import type * as playwright from '../index.ts';
import type { Scope } from '../scope.ts';

/** Messages from a test in a browser to the process that drives the browser. */
type Sent =
  | string
  | number
  | { readonly css: string }
  | { readonly file: string; readonly text: string };

/** One driver, created in the scope of the previous step, and a member of it. */
export interface Step {
  readonly driver: string;
  readonly args: readonly Sent[];
  readonly member: string;
  readonly given: readonly Sent[];
}

/** Steps that lead to a part of the page; an empty list is the whole page. */
export interface RemoteScope {
  readonly steps: readonly Step[];
}

type DriverName = Extract<keyof typeof playwright, `${string}Driver`>;

type Remote<Member> = Member extends (...given: infer Given) => infer Result
  ? Result extends Promise<unknown>
    ? (...given: { [At in keyof Given]: Given[At] extends File ? Sent : Given[At] }) => Result
    : (...given: Given) => RemoteScope
  : () => Promise<number>;

type RemoteDriver<Make> = Make extends (scope: Scope, ...args: infer Args) => infer Made
  ? (
      scope: RemoteScope,
      ...args: { [At in keyof Args]: Args[At] extends string | undefined ? Args[At] : Sent }
    ) => { readonly [Name in keyof Made]: Remote<Made[Name]> }
  : never;

type RemoteDrivers = { readonly [Name in DriverName]: RemoteDriver<(typeof playwright)[Name]> };

/** Members that return a part of the page. */
const scopes = new Set(['inside', 'inRow', 'inFile']);

const memberOf = (before: RemoteScope, driver: string, args: readonly Sent[], member: string) => {
  const stepsWith = (given: readonly Sent[]) => [...before.steps, { driver, args, member, given }];
  return (...given: readonly Sent[]) =>
    scopes.has(member) ? { steps: stepsWith(given) } : commands.drive(stepsWith(given));
};

const driverOf =
  (driver: string) =>
  (before: RemoteScope, ...args: readonly Sent[]) =>
    new Proxy({}, { get: (_, member) => memberOf(before, driver, args, String(member)) });

const made: object = new Proxy({}, { get: (_, driver) => driverOf(String(driver)) });

/** The drivers for Playwright, at work on the page of the test. */
// What a proxy returns has no type.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const remoteDrivers = made as RemoteDrivers;

export const wholePage: RemoteScope = { steps: [] };
