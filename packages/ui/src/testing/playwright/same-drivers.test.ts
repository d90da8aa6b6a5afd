import type { Locator } from '@playwright/test';
import { expect, expectTypeOf, it } from 'vitest';
import * as jsdom from '../index.ts';
import * as playwright from './index.ts';

type Drivers<Entry> = Extract<keyof Entry, `${string}Driver`>;
type Name = Drivers<typeof jsdom>;

/** Parts of a page are elements in jsdom and locators in Playwright. */
type Given<Args> = { [At in keyof Args]: Args[At] extends Element ? Locator : Args[At] };

/** Locators are synchronous; all readings and actions are asynchronous. */
type Expected<Member> = Member extends (...given: infer Args) => infer Result
  ? (...given: Given<Args>) => [Result] extends [jsdom.Scope] ? Locator : Promise<Awaited<Result>>
  : never;

type ExpectedDriver<Driver> = {
  [Key in keyof Driver as Key extends 'element' ? 'locator' : Key]: Key extends 'element'
    ? Locator
    : Expected<Driver[Key]>;
};

type Arguments<Make> = Make extends (scope: never, ...args: infer Args) => unknown
  ? Given<Args>
  : never;
type Made<Make> = Make extends (...args: never) => infer Driver ? Driver : never;

type IsSame<A, B> = [A, B] extends [B, A] ? true : false;

/** Names of the drivers that fail a comparison. */
type OtherArguments = {
  [N in Name]: IsSame<Arguments<(typeof jsdom)[N]>, Arguments<(typeof playwright)[N]>> extends true
    ? never
    : N;
}[Name];
type OtherMembers = {
  [N in Name]: IsSame<
    keyof ExpectedDriver<Made<(typeof jsdom)[N]>>,
    keyof Made<(typeof playwright)[N]>
  > extends true
    ? never
    : N;
}[Name];
type OtherMethods = {
  [N in Name]: Made<(typeof playwright)[N]> extends ExpectedDriver<Made<(typeof jsdom)[N]>>
    ? never
    : N;
}[Name];

const namesOf = (entry: object) => Object.keys(entry).filter((name) => name.endsWith('Driver'));

it('are called the same, and take and return the same', () => {
  expect(namesOf(playwright).toSorted()).toEqual(namesOf(jsdom).toSorted());
  expectTypeOf<Drivers<typeof playwright>>().toEqualTypeOf<Name>();
  expectTypeOf<OtherArguments>().toBeNever();
  expectTypeOf<OtherMembers>().toBeNever();
  expectTypeOf<OtherMethods>().toBeNever();
});

it('are each driven in a browser', () => {
  const driven = Object.values(
    import.meta.glob<string>('./driven/*.browser.test.tsx', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).join('');
  expect(namesOf(playwright).filter((name) => !driven.includes(`drivers.${name}(`))).toEqual([]);
});
