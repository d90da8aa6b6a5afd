import { words } from '../marks.ts';
import { enterInto } from './field-driver.ts';
import { all, clickOn, named, nameOf, present, type Scope, textOf } from './scope.ts';

/** `Disclosure`, by its title. */
export function disclosureDriver(scope: Scope, title: string) {
  const element = () => named(scope, 'button[aria-expanded][aria-controls]', title);
  return {
    element,
    isOpen: () => element().getAttribute('aria-expanded') === 'true',
    toggle: () => clickOn(scope.person, () => element()),
  };
}

/** `SecretValue`, by its label. */
export function secretDriver(scope: Scope, label: string) {
  const copy = () => named(scope, 'button', words.copy(label));
  return {
    reveal: () => clickOn(scope.person, () => named(scope, 'button', words.show(label))),
    copy: () => clickOn(scope.person, () => copy()),
    /** As read out: the secret, or that it is hidden. */
    text: () => textOf(present(copy().parentElement?.querySelector('code'), 'secret')),
  };
}

/** `InlineEdit`, by its label: reads, starts, changes and cancels. */
export function inlineEditDriver(scope: Scope, label: string) {
  const field = () => all(scope, 'input').find((input) => nameOf(input) === label);
  const trigger = () =>
    present(
      all(scope, 'button').find((each) => textOf(each).startsWith(words.edit(label))),
      `text "${label}" to edit`,
    );
  const begin = () => clickOn(scope.person, () => trigger());
  return {
    isEditing: () => field() !== undefined,
    begin,
    /** The text, or the typed text while editing. */
    text: () => {
      const input = field();
      if (input instanceof HTMLInputElement) return input.value;
      return textOf(trigger()).slice(words.edit(label).length);
    },
    /** Replaces the text and saves it with Enter. */
    change: async (text: string) => {
      if (field() === undefined) await begin();
      await enterInto(scope, present(field(), `field "${label}"`), text);
      await scope.person.keyboard('{Enter}');
    },
    leave: () => scope.person.keyboard('{Escape}'),
    /** Error of the text; '' for none. */
    error: () => {
      const id = field()?.getAttribute('aria-describedby') ?? '';
      const problem = id === '' ? null : document.getElementById(id);
      return problem === null ? '' : textOf(problem);
    },
  };
}
