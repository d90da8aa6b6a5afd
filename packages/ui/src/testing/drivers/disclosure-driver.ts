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

/** `SecretValue`, by what it is. */
export function secretDriver(scope: Scope, label: string) {
  const copy = () => named(scope, 'button', words.copy(label));
  return {
    reveal: () => clickOn(scope.person, () => named(scope, 'button', words.show(label))),
    copy: () => clickOn(scope.person, () => copy()),
    /** As read out: the secret, or that it is hidden. */
    text: () => textOf(present(copy().parentElement?.querySelector('code'), 'secret')),
  };
}

/** `InlineEdit`, by what it is: reads the text, begins, changes and leaves it. */
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
    /** The text, or what is typed while it is edited. */
    text: () => {
      const input = field();
      if (input instanceof HTMLInputElement) return input.value;
      return textOf(trigger()).slice(words.edit(label).length);
    },
    /** Writes another text and saves it with Enter. */
    change: async (text: string) => {
      if (field() === undefined) await begin();
      await enterInto(scope, present(field(), `field "${label}"`), text);
      await scope.person.keyboard('{Enter}');
    },
    leave: () => scope.person.keyboard('{Escape}'),
    /** What is wrong with the text, '' where nothing is. */
    error: () => {
      const id = field()?.getAttribute('aria-describedby') ?? '';
      const problem = id === '' ? null : document.getElementById(id);
      return problem === null ? '' : textOf(problem);
    },
  };
}
