import { overlayMarks as marks } from '../marks.ts';
import { all, appears, clickOn, named, nameOf, type Scope } from './scope.ts';

/** `Modal`, `Drawer`, `ConfirmDialog`, `Popover` and `CommandPalette`, found by title. */
export function dialogDriver({ person }: Pick<Scope, 'person'>, title: string) {
  const everywhere: Scope = { person };
  const element = () => named(everywhere, marks.dialogs, title);
  const inside = (): Scope => ({ person, root: element() });
  return {
    element,
    /** Scope for drivers of its content. */
    inside,
    isOpen: () => all(everywhere, marks.dialogs).some((each) => nameOf(each) === title),
    press: (button: string) => clickOn(person, () => named(inside(), 'button', button)),
    /** Presses Escape. A static dialog stays open. */
    leave: () => person.keyboard('{Escape}'),
  };
}

/** Entries of the menu that `open` opens; it may already be open. */
function entriesOf({ person }: Pick<Scope, 'person'>, open: () => Promise<unknown>) {
  const everywhere: Scope = { person };
  return {
    open,
    entries: async () => {
      await open();
      await appears(() => all(everywhere, marks.entries).length > 0, 'menu');
      return all(everywhere, marks.entries).map(nameOf);
    },
    choose: async (entry: string) => {
      await open();
      await clickOn(person, () => named(everywhere, marks.entries, entry));
    },
  };
}

/** `Menu`, by the name of the button that opens it. */
export function menuDriver(scope: Scope, button: string) {
  const opener = () => named(scope, 'button', button);
  const isOpen = () => opener().getAttribute('aria-expanded') === 'true';
  const open = async () => {
    if (!isOpen()) await clickOn(scope.person, () => opener());
  };
  return { isOpen, ...entriesOf(scope, open) };
}

/** `ContextMenu`, by the element that is right-clicked. */
export function contextMenuDriver({ person }: Pick<Scope, 'person'>, target: Element) {
  const open = async () => {
    if (all({ person }, marks.entries).length > 0) return;
    await person.pointer({ keys: '[MouseRight]', target });
  };
  return entriesOf({ person }, open);
}

/** `CommandPalette`, while it is open. */
export function paletteDriver({ person }: Pick<Scope, 'person'>) {
  const results: Scope = { person };
  return {
    /** Types at the end of the text; the field has focus. */
    search: (text: string) => person.keyboard(text),
    results: () => all(results, marks.results).map(nameOf),
    choose: (command: string) => clickOn(person, () => named(results, marks.results, command)),
  };
}
