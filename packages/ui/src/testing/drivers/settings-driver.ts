import { words } from '../marks.ts';
import { checkboxDriver, radioGroupDriver } from './choice-driver.ts';
import { enterInto } from './field-driver.ts';
import { all, appears, clickOn, named, present, type Scope, textOf } from './scope.ts';

/** `TableSettings`, by the name of its button. */
export function tableSettingsDriver(scope: Scope, button: string = words.columns) {
  const { person } = scope;
  const panel = (): Scope => ({ person, root: named({ person }, '[role=dialog]', button) });
  const rows = () => all(panel(), 'li');
  const row = (column: string) =>
    present(
      rows().find((each) => textOf(each) === column),
      `column "${column}"`,
    );
  const box = (column: string) => checkboxDriver({ person, root: row(column) }, column);
  const move = (column: string, by: 'up' | 'down') => {
    const [up, down] = row(column).querySelectorAll('button');
    return clickOn(person, () => present(by === 'up' ? up : down, 'way to move it'));
  };
  return {
    /** Opens it and waits until its code has loaded. */
    open: async () => {
      await clickOn(person, () => named(scope, 'button', button));
      await appears(() => rows().length > 0, `what "${button}" opens`);
    },
    /** In order, including hidden ones. */
    columns: () => rows().map(textOf),
    isShown: (column: string) => box(column).isOn(),
    toggle: (column: string) => box(column).press(),
    moveUp: (column: string) => move(column, 'up'),
    moveDown: (column: string) => move(column, 'down'),
    setDensity: (density: string) => {
      const group = present(all(panel(), '[role=radiogroup] > legend')[0], 'density');
      return radioGroupDriver(panel(), textOf(group)).choose(density);
    },
    /** The last button beside the list; the surrounding dialog has another, to close it. */
    reset: () =>
      clickOn(person, () => present(all(panel(), 'ul ~ * button').at(-1), 'way to reset')),
  };
}

/** `SavedViewBar`, by the name of its group: 'Views' unless the package's messages were replaced. */
export function savedViewDriver(scope: Scope, label: string = words.views) {
  const inside = (): Scope => ({ ...scope, root: named(scope, '[role=group]', label) });
  const views = () => all(inside(), 'button[aria-pressed]');
  const nameOfView = (view: Element) => view.firstChild?.textContent ?? '';
  const selected = () => views().find((view) => view.getAttribute('aria-pressed') === 'true');
  return {
    /** Scope for drivers of its buttons and its menu. */
    inside,
    views: () => views().map(nameOfView),
    selected: () => nameOfView(present(selected(), 'view')),
    /** True when the list differs from the view. */
    isChanged: () => present(selected(), 'view').childElementCount > 0,
    choose: (view: string) =>
      clickOn(scope.person, () =>
        present(
          views().find((each) => nameOfView(each) === view),
          `view "${view}"`,
        ),
      ),
    /** Types into the name field, once it has loaded, and presses Enter. */
    name: async (name: string) => {
      const field = () => all(inside(), 'form input')[0];
      await appears(() => field() !== undefined, 'field for a name');
      await enterInto(scope, present(field(), 'field for a name'), name);
      await scope.person.keyboard('{Enter}');
    },
  };
}
