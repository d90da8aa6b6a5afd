import type { FrameLocator, Locator, Page } from '@playwright/test';
import { readings } from '../readings.ts';

/** Where a driver looks: a page, or a part of it. */
export type Scope = Page | Locator | FrameLocator;

type Role = Parameters<Page['getByRole']>[0];

/** The page that the scope is on, for its keyboard and for what names alone say. */
export function pageOf(scope: Scope): Page {
  if ('owner' in scope) return scope.owner().page();
  return 'page' in scope ? scope.page() : scope;
}

/** The document that the scope is in: what opens over a page stands at its end. */
export const everywhere = (scope: Scope): Locator =>
  scope.locator('xpath=ancestor-or-self::html | html');

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The whole text of an element, blanks around it aside. */
export const exactly = (text: string): RegExp => new RegExp(`^\\s*${escaped(text)}\\s*$`, 'u');

export const beginningWith = (text: string): RegExp => new RegExp(`^\\s*${escaped(text)}`, 'u');

export const containing = (text: string): RegExp => new RegExp(escaped(text), 'u');

/** A text as a string of CSS. */
export const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

/** The one element of a role that has the name. */
export const called = (scope: Scope, role: Role, name: string): Locator =>
  scope.getByRole(role, { name, exact: true });

/** Whatever has one of the names, in one of the roles, of the elements that `selector` finds. */
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
 * What has the label, also while its own list is open, which hides the label from screen readers. The
 * star of what is required is part of no name.
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

/**
 * A button that may be open: what it opened hides it from screen readers, not from the eye.
 */
export const opener = (scope: Scope, name: string | RegExp): Locator =>
  scope.getByRole('button', { name, exact: true, includeHidden: true });

/** A text as it is read. Waits for the element. */
export async function textOf(locator: Locator): Promise<string> {
  const [text = ''] = await locator.evaluate(readings, 'text' as const);
  return text;
}

/** What a screen reader calls it. Waits for the element. */
export async function nameOf(locator: Locator): Promise<string> {
  const [name = ''] = await locator.evaluate(readings, 'name' as const);
  return name;
}

/** The texts of all that there are now. */
export const textsOf = (locator: Locator): Promise<string[]> =>
  locator.evaluateAll(readings, 'text' as const);

/** The names of all that there are now. */
export const namesOf = (locator: Locator): Promise<string[]> =>
  locator.evaluateAll(readings, 'name' as const);

/** Parts of an element, which is waited for. */
export async function partsOf(locator: Locator, selector: string): Promise<Locator> {
  await locator.waitFor({ state: 'attached' });
  return locator.locator(selector);
}

export const isThere = async (locator: Locator): Promise<boolean> => (await locator.count()) > 0;

/** Whether an element, which is waited for, has an attribute of that value, or of any. */
export async function has(locator: Locator, attribute: string, value?: string): Promise<boolean> {
  const found = await locator.getAttribute(attribute);
  return value === undefined ? found !== null : found === value;
}

/** The label that a box or a radio button stands in, or itself: the label is what people press. */
export const pressable = (control: Locator): Locator =>
  control.locator('xpath=ancestor::label[1] | self::*[not(ancestor::label)]');
