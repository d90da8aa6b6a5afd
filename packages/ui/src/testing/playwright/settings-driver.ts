import { words } from '../marks.ts';
import { checkboxDriver } from './choice-driver.ts';
import { enterInto } from './field-driver.ts';
import { called, everywhere, exactly, isThere, pressable, type Scope, textsOf } from './scope.ts';

/** `TableSettings`, by the name of its button. */
export function tableSettingsDriver(scope: Scope, button: string = words.columns) {
  const panel = called(everywhere(scope), 'dialog', button);
  const rows = panel.locator('li');
  const row = (column: string) => rows.filter({ hasText: exactly(column) });
  const box = (column: string) => checkboxDriver(row(column), column);
  const move = (column: string, place: number) => row(column).locator('button').nth(place).click();
  return {
    /** Opens it and waits until its code has loaded. */
    open: async () => {
      await called(scope, 'button', button).click();
      await rows.first().waitFor();
    },
    /** In order, including hidden ones. */
    columns: async () => {
      await rows.first().waitFor();
      return textsOf(rows);
    },
    isShown: (column: string) => box(column).isOn(),
    toggle: (column: string) => box(column).press(),
    moveUp: (column: string) => move(column, 0),
    moveDown: (column: string) => move(column, 1),
    setDensity: (density: string) =>
      pressable(called(panel.locator('[role=radiogroup]').first(), 'radio', density)).click(),
    /** The last button beside the list; the surrounding dialog has another, to close it. */
    reset: () => panel.locator('ul ~ * button').last().click(),
  };
}

/** `SavedViewBar`, by the name of its group: 'Views' unless the package's messages were replaced. */
export function savedViewDriver(scope: Scope, label: string = words.views) {
  const bar = called(scope, 'group', label);
  const views = bar.locator('button[aria-pressed]');
  const selected = bar.locator('button[aria-pressed=true]');
  const names = async () => {
    await views.first().waitFor();
    return views.evaluateAll((found) => found.map((view) => view.firstChild?.textContent ?? ''));
  };
  return {
    /** Scope for drivers of its buttons and its menu. */
    inside: () => bar,
    views: names,
    selected: () => selected.evaluate((view) => view.firstChild?.textContent ?? ''),
    /** True when the list differs from the view. */
    isChanged: async () => {
      await selected.waitFor();
      return isThere(selected.locator(':scope > *'));
    },
    choose: async (view: string) => {
      const place = (await names()).indexOf(view);
      if (place < 0) throw new Error(`there is no view "${view}"`);
      await views.nth(place).click();
    },
    /** Types into the open name field and presses Enter. */
    name: async (name: string) => {
      const input = bar.locator('form input').first();
      await enterInto(input, name);
      await input.press('Enter');
    },
  };
}
