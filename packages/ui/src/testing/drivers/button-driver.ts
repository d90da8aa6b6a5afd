import { clickOn, named, type Scope } from './scope.ts';

/** `Button`, `IconButton` and all other buttons. */
export function buttonDriver(scope: Scope, name: string) {
  const element = () => named(scope, 'button, [role=button]', name);
  return {
    element,
    press: () => clickOn(scope.person, () => element()),
    isDisabled: () => element().hasAttribute('disabled'),
  };
}

/** `Link`, and entries of `Breadcrumbs`. */
export function linkDriver(scope: Scope, name: string) {
  const element = () => named(scope, 'a[href]', name);
  return {
    element,
    press: () => clickOn(scope.person, () => element()),
    address: () => element().getAttribute('href') ?? '',
    isCurrent: () => element().hasAttribute('aria-current'),
  };
}
