import { fieldMarks as marks } from '../marks.ts';
import { fieldDriver } from './field-driver.ts';
import { all, clickOn, named, type Scope, textOf } from './scope.ts';

/** `Checkbox` and `Switch`. */
export function checkboxDriver(scope: Scope, label: string) {
  const element = () => named(scope, marks.checkbox, label);
  return {
    element,
    isOn: () => element().matches(':checked'),
    isDisabled: () => element().hasAttribute('disabled'),
    press: () => clickOn(scope.person, () => element()),
  };
}

/** `RadioGroup`; choices by their labels. */
export function radioGroupDriver(scope: Scope, label: string) {
  const field = fieldDriver(scope, label);
  const radios = () => [...field.element().querySelectorAll(marks.radio)];
  const labelOf = (radio: Element) => {
    const around = radio.closest('label');
    return around ? textOf(around) : '';
  };
  return {
    ...field,
    options: () => radios().map(labelOf),
    chosen: () =>
      radios()
        .filter((radio) => radio.matches(':checked'))
        .map(labelOf)[0],
    choose: (option: string) =>
      clickOn(scope.person, () => named({ ...scope, root: field.element() }, marks.radio, option)),
  };
}

/** `Select`; options by their labels. */
export function selectDriver(scope: Scope, label: string) {
  const field = fieldDriver(scope, label);
  const options = () => [...field.element().querySelectorAll('option')];
  return {
    ...field,
    options: () => options().map(textOf),
    chosen: () =>
      options()
        .filter((option) => option.selected)
        .map(textOf)[0],
    choose: (option: string) => scope.person.selectOptions(field.element(), [option]),
  };
}

/** `ComboBox`, `SearchSelect` and `MultiSelect`. Their options are rendered outside the field. */
export function comboBoxDriver(scope: Scope, label: string) {
  const element = () => named(scope, marks.comboBox, label);
  const listed = () => {
    const id = element().getAttribute('aria-controls');
    const list = id === null ? null : element().ownerDocument.getElementById(id);
    return { ...scope, root: list ?? document.createDocumentFragment() };
  };
  const open = async () => {
    if (element().getAttribute('aria-expanded') !== 'true')
      await clickOn(scope.person, () => element());
  };
  return {
    ...fieldDriver(scope, label),
    open,
    /** Types at the end of the text. */
    search: async (text: string) => {
      await clickOn(scope.person, () => element());
      await scope.person.keyboard(text);
    },
    options: () => all(listed(), '[role=option]').map(textOf),
    choose: async (option: string) => {
      await open();
      await clickOn(scope.person, () => named(listed(), '[role=option]', option));
    },
  };
}
