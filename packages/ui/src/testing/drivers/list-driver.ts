import { all, named, present, type Scope, textOf } from './scope.ts';

/** `FilterChip`, by what it filters by. */
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
    /** What it is limited to, as shown; '' where it is not set. */
    value: () => textOf(trigger()).slice(label.length).trim(),
    /** Opens it, and closes it again. */
    open: () => scope.person.click(trigger()),
    choose: async (preset: string) => {
      await scope.person.click(trigger());
      await scope.person.click(named({ person: scope.person }, 'button[aria-pressed]', preset));
    },
    clear: () => scope.person.click(named(scope, 'button', `Clear ${label}`)),
  };
}

/** `BulkActionBar`: the one in the scope. */
export function bulkBarDriver(scope: Scope, label = 'Actions for the selection') {
  const element = () => named(scope, 'section', label);
  const inside = (): Scope => ({ ...scope, root: element() });
  return {
    element,
    text: () => textOf(element()),
    press: (name: string) => scope.person.click(named(inside(), 'button', name)),
    clear: () => scope.person.click(present(all(inside(), 'button').at(-1), 'button')),
  };
}
