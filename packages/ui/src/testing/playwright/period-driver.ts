import { afterColon, statsMarks as marks, recordMarks, words } from '../marks.ts';
import { menuDriver } from './dialog-driver.ts';
import { enterInto } from './field-driver.ts';
import {
  beginningWith,
  called,
  everywhere,
  has,
  nameOf,
  namesOf,
  opener,
  type Scope,
  textOf,
  textsOf,
} from './scope.ts';

/** `DateRangePicker`; periods by their names. */
export function dateRangeDriver(scope: Scope, label: string) {
  const locator = opener(scope, beginningWith(`${label}: `));
  const dialog = called(everywhere(scope), 'dialog', label);
  const periods = dialog.locator('[role=option]');
  const open = async () => {
    if (!(await has(locator, 'aria-expanded', 'true'))) await locator.click();
  };
  return {
    locator,
    open,
    /** Displayed period. */
    shown: async () => afterColon(await nameOf(locator)),
    periods: async () => {
      await open();
      await periods.first().waitFor();
      return namesOf(periods);
    },
    choose: async (period: string) => {
      await open();
      await called(dialog, 'option', period).click();
    },
    /** Types two dates, MM-DD-YYYY, and confirms. The custom range is the last period. */
    enter: async (from: string, to: string) => {
      await open();
      await periods.last().click();
      await enterInto(dialog.locator('form input').nth(0), from);
      await enterInto(dialog.locator('form input').nth(1), to);
      await dialog.locator(recordMarks.submit).first().click();
    },
  };
}

/** `Calendar`, by its label; days as they are read out: 'November 18, 2026'. */
export function calendarDriver(scope: Scope, label: string) {
  const locator = scope.getByRole('application', { name: beginningWith(label) });
  const dayOf = (date: string) => locator.locator('td').getByRole('button', { name: date }).first();
  return {
    locator,
    choose: (date: string) => dayOf(date).click(),
    isChosen: (date: string) =>
      has(dayOf(date).locator('xpath=ancestor::td[1]'), 'aria-selected', 'true'),
    /** A day and its events, as read out. */
    day: (date: string) => nameOf(dayOf(date)),
    nextMonth: () => called(locator, 'button', words.nextMonth).click(),
    previousMonth: () => called(locator, 'button', words.previousMonth).click(),
  };
}

/** `StatsCard`, by its title. */
export function statsCardDriver(scope: Scope, title: string) {
  const locator = called(scope, 'region', title);
  const header = locator.locator(marks.header);
  const figures = locator.locator(marks.figures);
  const rangeName = () => nameOf(header.locator('button').first());
  return {
    locator,
    isLoading: () => has(locator, 'aria-busy', 'true'),
    /** As shown: '$12,480.00'. */
    value: () => textOf(figures.locator(marks.value)),
    /** Error in place of the value; '' for none. */
    error: async () => {
      await figures.waitFor();
      return (await textsOf(figures.locator(marks.error)))[0] ?? '';
    },
    /** Follows the value's link. */
    open: () => figures.locator('a[href]').click(),
    range: async () => afterColon(await rangeName()),
    ranges: async () => menuDriver(header, await rangeName()).entries(),
    chooseRange: async (range: string) => menuDriver(header, await rangeName()).choose(range),
  };
}
