import type { Locator } from '@playwright/test';
import { stepMarks as marks, words } from '../marks.ts';
import { called, exactly, namesOf, partsOf, type Scope, textsOf } from './scope.ts';

/** `Tabs`. */
export function tabsDriver(scope: Scope, label: string) {
  const list = called(scope, 'tablist', label);
  return {
    tabs: async () => namesOf(await partsOf(list, '[role=tab]')),
    selected: async () => (await namesOf(await partsOf(list, '[role=tab][aria-selected=true]')))[0],
    goTo: (tab: string) => called(list, 'tab', tab).click(),
  };
}

/** `Sidebar`, by the name of its landmark: 'Main' unless the package's messages were replaced. */
export function sidebarDriver(scope: Scope, label: string = words.main) {
  const bar = called(scope, 'navigation', label);
  return {
    entries: async () => namesOf(await partsOf(bar, 'li > a')),
    current: async () => (await namesOf(await partsOf(bar, 'li > a[aria-current]')))[0],
    goTo: (entry: string) => called(bar.locator('li'), 'link', entry).click(),
  };
}

/** The button of a step, which is prefixed with its number or its state. */
const buttonOf = (steps: Locator, step: string): Locator =>
  steps.locator(marks.label, { hasText: exactly(step) }).locator('xpath=ancestor::button[1]');

/** `Stepper`, by its label. */
export function stepperDriver(scope: Scope, label: string) {
  const locator = called(scope, 'list', label);
  return {
    locator,
    steps: async () => textsOf(await partsOf(locator, `:scope > * ${marks.label}`)),
    current: async () =>
      (await textsOf(await partsOf(locator, `[aria-current=step] ${marks.label}`)))[0],
    goTo: (step: string) => buttonOf(locator, step).click(),
  };
}

/** `Wizard`. */
export function wizardDriver(scope: Scope, label: string) {
  const section = called(scope, 'region', label);
  return {
    /** Scope for drivers of the current step's fields. */
    inside: () => section,
    steps: async () => textsOf(await partsOf(section, `${marks.inWizard} button ${marks.label}`)),
    current: async () =>
      (
        await textsOf(
          await partsOf(section, `${marks.inWizard} button[aria-current] ${marks.label}`),
        )
      )[0],
    back: () => section.locator(marks.back).click(),
    /** Goes to the next step, or finishes on the last one. */
    next: () => section.locator(marks.forward).click(),
    /** Presses another button, by its text: 'Save and leave'. */
    act: (action: string) =>
      section
        .locator(marks.actions)
        .filter({ hasText: exactly(action) })
        .click(),
    /** Error of the step. */
    error: async () => (await textsOf(await partsOf(section, marks.error)))[0],
    goTo: (step: string) => buttonOf(section.locator(marks.inWizard), step).click(),
  };
}
