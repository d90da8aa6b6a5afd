import { named, present, type Scope, textOf } from './scope.ts';

/** `Disclosure`, by its title. */
export function disclosureDriver(scope: Scope, title: string) {
  const element = () => named(scope, 'button[aria-expanded][aria-controls]', title);
  return {
    element,
    isOpen: () => element().getAttribute('aria-expanded') === 'true',
    toggle: () => scope.person.click(element()),
  };
}

/** `SecretValue`, by what it is. */
export function secretDriver(scope: Scope, label: string) {
  const copy = () => named(scope, 'button', `Copy ${label}`);
  return {
    reveal: () => scope.person.click(named(scope, 'button', `Show ${label}`)),
    copy: () => scope.person.click(copy()),
    /** As read out: the secret, or that it is hidden. */
    text: () => textOf(present(copy().parentElement?.querySelector('code'), 'secret')),
  };
}
