import { fieldMarks as marks } from '../marks.ts';
import { fieldDriver } from './field-driver.ts';
import {
  called,
  everywhere,
  has,
  isThere,
  labelled,
  namesOf,
  partsOf,
  pressable,
  quoted,
  type Scope,
  textsOf,
} from './scope.ts';

/** `Checkbox` and `Switch`. */
export function checkboxDriver(scope: Scope, label: string) {
  const locator = labelled(scope, marks.checkbox, ['checkbox', 'switch'], label);
  return {
    locator,
    isOn: () => locator.isChecked(),
    isDisabled: () => locator.isDisabled(),
    press: () => pressable(locator).click(),
  };
}

/** `RadioGroup`; choices by their labels. */
export function radioGroupDriver(scope: Scope, label: string) {
  const field = fieldDriver(scope, label);
  const named = async (selector: string) => namesOf(await partsOf(field.locator, selector));
  return {
    ...field,
    options: () => named(marks.radio),
    chosen: async () => (await named(`${marks.radio}:checked`))[0],
    choose: (option: string) => pressable(called(field.locator, 'radio', option)).click(),
  };
}

/** `Select`; options by their labels. */
export function selectDriver(scope: Scope, label: string) {
  const field = fieldDriver(scope, label);
  const texts = async (selector: string) => textsOf(await partsOf(field.locator, selector));
  return {
    ...field,
    options: () => texts('option'),
    chosen: async () => (await texts('option:checked'))[0],
    choose: async (option: string) => {
      await field.locator.selectOption({ label: option });
    },
  };
}

/** `ComboBox`, `SearchSelect` and `MultiSelect`. Their options are rendered outside the field. */
export function comboBoxDriver(scope: Scope, label: string) {
  const locator = labelled(scope, marks.comboBox, ['combobox'], label);
  const opened = labelled(scope, `${marks.comboBox}[aria-controls]`, ['combobox'], label);
  const listed = async () => {
    const id = (await opened.getAttribute('aria-controls')) ?? '';
    return everywhere(scope).locator(`[id=${quoted(id)}]`);
  };
  const open = async () => {
    if (!(await has(locator, 'aria-expanded', 'true'))) await locator.click();
  };
  return {
    ...fieldDriver(scope, label),
    open,
    /** Types at the end of the text. */
    search: async (text: string) => {
      await locator.click();
      await locator.press('End');
      await locator.pressSequentially(text);
    },
    options: async () =>
      (await isThere(opened)) ? textsOf((await listed()).locator('[role=option]')) : [],
    choose: async (option: string) => {
      await open();
      await called(await listed(), 'option', option).click();
    },
  };
}
