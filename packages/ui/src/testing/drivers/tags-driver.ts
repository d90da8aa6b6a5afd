import { asKeys, textFieldDriver } from './field-driver.ts';
import { all, clickOn, nameOf, present, type Scope, textOf } from './scope.ts';

/** `TagsInput`, and the tags of `MultiSelect` and `PropertyFilter`, where they are conditions. */
export function tagsDriver(scope: Scope, label: string) {
  const field = textFieldDriver(scope, label);
  const tags = () =>
    all(scope, 'ul')
      .filter((list) => nameOf(list) === label)
      .flatMap((list) => [...list.children]);
  const buttons = (tag: string) => {
    const found = tags().find((each) => textOf(each) === tag);
    return [...present(found, `tag "${tag}" in ${label}`).querySelectorAll('button')];
  };
  return {
    ...field,
    tags: () => tags().map(textOf),
    /** Types a tag and presses Enter. */
    add: async (text: string) => {
      await clickOn(scope.person, () => field.element());
      await scope.person.keyboard(`${asKeys(text)}{Enter}`);
    },
    remove: (tag: string) =>
      clickOn(scope.person, () => present(buttons(tag).at(-1), 'way to remove it')),
    /** Moves a condition back into the text for editing. */
    edit: (tag: string) =>
      clickOn(scope.person, () => present(buttons(tag).at(-2), 'way to change it')),
  };
}
