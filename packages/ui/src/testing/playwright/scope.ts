import type { FrameLocator, Locator, Page } from '@playwright/test';
import { readings } from '../readings.ts';

/** The scope of a driver: a page, or a part of it. */
export type Scope = Page | Locator | FrameLocator;

type Role = Parameters<Page['getByRole']>[0];

/** The page of a scope, for its keyboard and page-wide lookups. */
export function pageOf(scope: Scope): Page {
  if ('owner' in scope) return scope.owner().page();
  return 'page' in scope ? scope.page() : scope;
}

/** The document of a scope: overlays are rendered at its end. */
export const everywhere = (scope: Scope): Locator =>
  scope.locator('xpath=ancestor-or-self::html | html');

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Matches an element's whole text, ignoring surrounding white space. */
export const exactly = (text: string): RegExp => new RegExp(`^\\s*${escaped(text)}\\s*$`, 'u');

export const beginningWith = (text: string): RegExp => new RegExp(`^\\s*${escaped(text)}`, 'u');

export const containing = (text: string): RegExp => new RegExp(escaped(text), 'u');

/** A text as a CSS string. */
export const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

/** The one element with the role and name. */
export const called = (scope: Scope, role: Role, name: string): Locator =>
  scope.getByRole(role, { name, exact: true });

/** Elements with one of the names and roles, among those that `selector` matches. */
function among(
  scope: Scope,
  selector: string,
  roles: readonly Role[],
  options: { readonly name: string | RegExp; readonly includeHidden?: boolean },
): Locator {
  const [first, ...others] = roles.map((role) =>
    pageOf(scope).getByRole(role, { ...options, exact: true }),
  );
  const found = scope.locator(selector);
  return first === undefined ? found : found.and(others.reduce((all, one) => all.or(one), first));
}

export const calledAmong = (
  scope: Scope,
  selector: string,
  roles: readonly Role[],
  name: string,
): Locator => among(scope, selector, roles, { name });

/**
 * The control with the label, even while its own open list hides the label from screen readers. A required marker isn't
 * part of the name.
 */
export const labelled = (
  scope: Scope,
  selector: string,
  roles: readonly Role[],
  label: string,
): Locator =>
  among(scope, selector, roles, {
    name: new RegExp(`^\\s*${escaped(label)}\\s*\\*?\\s*$`, 'u'),
    includeHidden: true,
  });

/** A button whose overlay may be open, which hides it from screen readers but not from view. */
export const opener = (scope: Scope, name: string | RegExp): Locator =>
  scope.getByRole('button', { name, exact: true, includeHidden: true });

/** Text as read out. Waits for the element. */
export async function textOf(locator: Locator): Promise<string> {
  const [text = ''] = await locator.evaluate(readings, 'text' as const);
  return text;
}

/** Accessible name. Waits for the element. */
export async function nameOf(locator: Locator): Promise<string> {
  const [name = ''] = await locator.evaluate(readings, 'name' as const);
  return name;
}

/** Texts of all current matches. */
export const textsOf = (locator: Locator): Promise<string[]> =>
  locator.evaluateAll(readings, 'text' as const);

/** Names of all current matches. */
export const namesOf = (locator: Locator): Promise<string[]> =>
  locator.evaluateAll(readings, 'name' as const);

/** Parts of an element. Waits for the element. */
export async function partsOf(locator: Locator, selector: string): Promise<Locator> {
  await locator.waitFor({ state: 'attached' });
  return locator.locator(selector);
}

export const isThere = async (locator: Locator): Promise<boolean> => (await locator.count()) > 0;

/** Whether an element has an attribute, optionally with a value. Waits for the element. */
export async function has(locator: Locator, attribute: string, value?: string): Promise<boolean> {
  const found = await locator.getAttribute(attribute);
  return value === undefined ? found !== null : found === value;
}

/** The label around a checkbox or radio button, or the control itself: users press the label. */
export const pressable = (control: Locator): Locator =>
  control.locator('xpath=ancestor::label[1] | self::*[not(ancestor::label)]');
