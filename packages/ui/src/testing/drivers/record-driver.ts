import { recordMarks as marks } from '../marks.ts';
import { enterInto } from './field-driver.ts';
import { all, clickOn, named, present, type Scope, textOf } from './scope.ts';

const textIn = (element: Element, selector: string): string => {
  const found = element.querySelector(selector);
  return found === null ? '' : textOf(found);
};

/** `CommentThread`, by its label. */
export function commentThreadDriver(scope: Scope, label: string) {
  const { person } = scope;
  const element = () => named(scope, '[role=log]', label);
  const composer = () => present(element().parentElement?.querySelector('form'), 'place to write');
  return {
    element,
    /** Displayed comments, oldest first. */
    comments: () =>
      [...element().querySelectorAll('li')].map((comment) => ({
        author: textIn(comment, marks.author),
        time: textIn(comment, 'time'),
        text: textIn(comment, marks.comment),
      })),
    /** Replaces the text and sends it. */
    send: async (text: string) => {
      const area = present(composer().querySelector('textarea'), 'text area');
      await enterInto(scope, area, text);
      await clickOn(person, () => present(composer().querySelector(marks.submit), 'way to send'));
    },
    /** The send error; '' for none. */
    error: () => textIn(composer(), '[role=alert]'),
  };
}

/** `Timeline`. */
export function timelineDriver(scope: Scope, label: string) {
  const element = () => named(scope, 'ol', label);
  return {
    element,
    /** Text of each event, in display order. */
    events: () => [...element().children].map(textOf),
  };
}

/** `DescriptionList`: the one in the scope. */
export function descriptionListDriver(scope: Scope) {
  const terms = () => all(scope, 'dl dt');
  return {
    terms: () => terms().map(textOf),
    value: (term: string) => {
      const found = present(
        terms().find((each) => textOf(each) === term),
        `term "${term}"`,
      );
      return textOf(present(found.nextElementSibling, 'value'));
    },
  };
}

/** `CodeView` and `JsonView`. */
export function codeDriver(scope: Scope, label: string) {
  const element = () => present(named(scope, marks.codeFrames, label).closest('figure'), 'frame');
  const members = () => [...element().querySelectorAll(marks.codeMembers)];
  return {
    element,
    /** Rendered text: of JSON, the expanded parts. */
    text: () => textOf(present(element().querySelector('pre, ul'), 'text')),
    /** Toggles a JSON node by its key; the first with that key. */
    toggle: (key: string) => {
      const isMeant = (button: Element) => textOf(button).startsWith(`${JSON.stringify(key)}:`);
      return clickOn(scope.person, () =>
        present(members().find(isMeant), `part "${key}" in ${label}`),
      );
    },
    copy: () =>
      clickOn(scope.person, () =>
        present([...element().querySelectorAll(marks.codeButtons)].at(-1), 'button'),
      ),
  };
}
