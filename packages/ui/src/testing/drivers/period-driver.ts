import { afterColon, statsMarks as marks, recordMarks, words } from '../marks.ts';
import { menuDriver } from './dialog-driver.ts';
import { enterInto } from './field-driver.ts';
import { all, clickOn, named, nameOf, present, type Scope, textOf } from './scope.ts';

/** A button labeled with its setting and value: 'Period: Today'. */
function settingButton(scope: Scope, label: string): Element {
  const isMeant = (button: Element) => nameOf(button).startsWith(`${label}: `);
  return present(all(scope, 'button').find(isMeant), `button "${label}: …"`);
}

/** `DateRangePicker`; periods by their names. */
export function dateRangeDriver(scope: Scope, label: string) {
  const { person } = scope;
  const element = () => settingButton(scope, label);
  const dialog = (): Scope => ({ person, root: named({ person }, '[role=dialog]', label) });
  const open = async () => {
    if (element().getAttribute('aria-expanded') !== 'true') await clickOn(person, () => element());
  };
  const periods = () => all(dialog(), '[role=option]');
  return {
    element,
    open,
    /** Displayed period. */
    shown: () => afterColon(nameOf(element())),
    periods: async () => {
      await open();
      return periods().map(nameOf);
    },
    choose: async (period: string) => {
      await open();
      await clickOn(person, () => named(dialog(), '[role=option]', period));
    },
    /** Types two dates, MM-DD-YYYY, and confirms. The custom range is the last period. */
    enter: async (from: string, to: string) => {
      await open();
      await clickOn(person, () => present(periods().at(-1), 'period'));
      for (const [index, date] of [from, to].entries()) {
        await enterInto(scope, present(all(dialog(), 'form input')[index], 'date'), date);
      }
      await clickOn(person, () => present(all(dialog(), recordMarks.submit)[0], 'way to confirm'));
    },
  };
}

/** `Calendar`, by its label; days as they are read out: 'November 18, 2026'. */
export function calendarDriver(scope: Scope, label: string) {
  const isMeant = (each: Element) => nameOf(each).startsWith(label);
  const element = () =>
    present(all(scope, '[role=application]').find(isMeant), `calendar "${label}"`);
  const inside = (): Scope => ({ ...scope, root: element() });
  const dayOf = (date: string) =>
    present(
      all(inside(), 'td [role=button]').find((day) => nameOf(day).includes(date)),
      `day ${date}`,
    );
  return {
    element,
    choose: (date: string) => clickOn(scope.person, () => dayOf(date)),
    isChosen: (date: string) => dayOf(date).closest('td')?.getAttribute('aria-selected') === 'true',
    /** A day and its events, as read out. */
    day: (date: string) => nameOf(dayOf(date)),
    nextMonth: () => clickOn(scope.person, () => named(inside(), 'button', words.nextMonth)),
    previousMonth: () =>
      clickOn(scope.person, () => named(inside(), 'button', words.previousMonth)),
  };
}

/** `StatsCard`, by its title. */
export function statsCardDriver(scope: Scope, title: string) {
  const element = () => named(scope, 'section', title);
  const header = (): Scope => ({
    ...scope,
    root: present(element().querySelector(marks.header), 'header'),
  });
  const rangeButton = () => present(all(header(), 'button')[0], 'range');
  const figures = () => present(element().querySelector(marks.figures), 'figures');
  return {
    element,
    isLoading: () => element().getAttribute('aria-busy') === 'true',
    /** As shown: '$12,480.00'. */
    value: () => textOf(present(figures().querySelector(marks.value), 'value')),
    /** Error in place of the value; '' for none. */
    error: () => {
      const alert = figures().querySelector(marks.error);
      return alert === null ? '' : textOf(alert);
    },
    /** Follows the value's link. */
    open: () => clickOn(scope.person, () => present(figures().querySelector('a[href]'), 'link')),
    range: () => afterColon(nameOf(rangeButton())),
    ranges: () => menuDriver(header(), nameOf(rangeButton())).entries(),
    chooseRange: (range: string) => menuDriver(header(), nameOf(rangeButton())).choose(range),
  };
}
