import { textFieldDriver } from './field-driver.ts';
import { exactly, labelled, type Scope, textsOf } from './scope.ts';

/** `TagsInput`, and the tags of `MultiSelect` and `PropertyFilter`, where they are conditions. */
export function tagsDriver(scope: Scope, label: string) {
  const field = textFieldDriver(scope, label);
  const tags = labelled(scope, 'ul', ['list'], label).locator(':scope > *');
  const buttons = (tag: string) => tags.filter({ hasText: exactly(tag) }).locator('button');
  return {
    ...field,
    tags: async () => {
      await field.locator.waitFor();
      return textsOf(tags);
    },
    /** Types a tag and presses Enter. */
    add: async (text: string) => {
      await field.locator.click();
      await field.locator.press('End');
      await field.locator.pressSequentially(text);
      await field.locator.press('Enter');
    },
    remove: (tag: string) => buttons(tag).last().click(),
    /** Moves a condition back into the text for editing. */
    edit: (tag: string) => buttons(tag).nth(-2).click(),
  };
}
