import { words } from '../marks.ts';
import { all, clickOn, named, present, type Scope, textOf } from './scope.ts';

/** `FilterChip`, by its label. */
export function filterChipDriver(scope: Scope, label: string) {
  const trigger = () =>
    present(
      all(scope, 'button[aria-expanded]').find(
        (each) => each.querySelector('span')?.textContent === label,
      ),
      `filter "${label}"`,
    );
  return {
    element: trigger,
    /** Displayed value; '' when not set. */
    value: () => textOf(trigger()).slice(label.length).trim(),
    /** Toggles it. */
    open: () => clickOn(scope.person, () => trigger()),
    choose: async (preset: string) => {
      await clickOn(scope.person, () => trigger());
      await clickOn(scope.person, () =>
        named({ person: scope.person }, 'button[aria-pressed]', preset),
      );
    },
    clear: () => clickOn(scope.person, () => named(scope, 'button', words.clear(label))),
  };
}

/** `BulkActionBar`: the one in the scope. */
export function bulkBarDriver(scope: Scope, label: string = words.selectionActions) {
  const element = () => named(scope, 'section', label);
  const inside = (): Scope => ({ ...scope, root: element() });
  return {
    element,
    text: () => textOf(element()),
    press: (name: string) => clickOn(scope.person, () => named(inside(), 'button', name)),
    clear: () =>
      clickOn(scope.person, () => present(all(inside(), ':scope > button')[0], 'button')),
  };
}
