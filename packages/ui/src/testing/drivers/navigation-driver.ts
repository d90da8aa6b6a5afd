import { stepMarks as marks, words } from '../marks.ts';
import { all, clickOn, named, nameOf, present, type Scope, textOf } from './scope.ts';

/** `Tabs`. */
export function tabsDriver(scope: Scope, label: string) {
  const inside = () => ({ ...scope, root: named(scope, '[role=tablist]', label) });
  return {
    tabs: () => all(inside(), '[role=tab]').map(nameOf),
    selected: () => all(inside(), '[role=tab][aria-selected=true]').map(nameOf)[0],
    goTo: (tab: string) => clickOn(scope.person, () => named(inside(), '[role=tab]', tab)),
  };
}

/** `Sidebar`, by the name of its landmark: 'Main' unless the package's messages were replaced. */
export function sidebarDriver(scope: Scope, label: string = words.main) {
  const inside = () => ({ ...scope, root: named(scope, 'nav', label) });
  return {
    entries: () => all(inside(), 'li > a').map(nameOf),
    current: () => all(inside(), 'li > a[aria-current]').map(nameOf)[0],
    goTo: (entry: string) => clickOn(scope.person, () => named(inside(), 'li > a', entry)),
  };
}

/** A step is prefixed with its number or its state. */
const nameOfStep = (step: Element) => textOf(present(step.querySelector(marks.label), 'label'));

/** `Stepper`, by its label. */
export function stepperDriver(scope: Scope, label: string) {
  const element = () => named(scope, 'ol', label);
  const steps = () => [...element().children];
  return {
    element,
    steps: () => steps().map(nameOfStep),
    current: () =>
      steps()
        .filter((each) => each.querySelector('[aria-current=step]') !== null)
        .map(nameOfStep)[0],
    goTo: (step: string) =>
      clickOn(scope.person, () =>
        present(
          steps()
            .find((each) => nameOfStep(each) === step)
            ?.querySelector('button'),
          'such step',
        ),
      ),
  };
}

/** `Wizard`. */
export function wizardDriver(scope: Scope, label: string) {
  const element = () => named(scope, 'section', label);
  const steps = () => [...element().querySelectorAll(`${marks.inWizard} button`)];
  const buttonIn = (place: string) => element().querySelector(place) ?? undefined;
  const press = (button: Element | undefined, what: string) =>
    clickOn(scope.person, () => present(button, what));
  return {
    /** Scope for drivers of the current step's fields. */
    inside: (): Scope => ({ ...scope, root: element() }),
    steps: () => steps().map(nameOfStep),
    current: () =>
      steps()
        .filter((each) => each.hasAttribute('aria-current'))
        .map(nameOfStep)[0],
    back: () => press(buttonIn(marks.back), 'button back'),
    /** Goes to the next step, or finishes on the last one. */
    next: () => press(buttonIn(marks.forward), 'button on'),
    /** Presses another button, by its text: 'Save and leave'. */
    act: (action: string) =>
      clickOn(scope.person, () => named({ ...scope, root: element() }, marks.actions, action)),
    /** Error of the step. */
    error: () => all({ ...scope, root: element() }, marks.error).map(textOf)[0],
    goTo: (step: string) =>
      press(
        steps().find((each) => nameOfStep(each) === step),
        'such step',
      ),
  };
}
