import { called, has, type Scope } from './scope.ts';

/** `Button`, `IconButton` and all other buttons. */
export function buttonDriver(scope: Scope, name: string) {
  const locator = called(scope, 'button', name);
  return {
    locator,
    press: () => locator.click(),
    isDisabled: () => locator.isDisabled(),
  };
}

/** `Link`, and entries of `Breadcrumbs`. */
export function linkDriver(scope: Scope, name: string) {
  const locator = called(scope, 'link', name);
  return {
    locator,
    press: () => locator.click(),
    address: async () => (await locator.getAttribute('href')) ?? '',
    isCurrent: () => has(locator, 'aria-current'),
  };
}
