import { all, named, nameOf, type Scope } from './scope.ts';

const DIALOGS = '[role=dialog], [role=alertdialog]';

/** `Modal`, `Drawer`, `ConfirmDialog`, `Popover` and `CommandPalette`, found by title. */
export function dialogDriver({ person }: Pick<Scope, 'person'>, title: string) {
  const everywhere: Scope = { person };
  const element = () => named(everywhere, DIALOGS, title);
  const inside = (): Scope => ({ person, root: element() });
  return {
    element,
    /** For drivers of what stands in it. */
    inside,
    isOpen: () => all(everywhere, DIALOGS).some((each) => nameOf(each) === title),
    press: (button: string) => person.click(named(inside(), 'button', button)),
    /** By Escape. A static dialog stays. */
    leave: () => person.keyboard('{Escape}'),
  };
}

/** `Menu`, by the name of the button that opens it. */
export function menuDriver(scope: Scope, button: string) {
  const opener = () => named(scope, 'button', button);
  const everywhere: Scope = { person: scope.person };
  const isOpen = () => opener().getAttribute('aria-expanded') === 'true';
  const labels = () => all(everywhere, '[role=menu] [role^=menuitem]');
  const open = async () => {
    if (!isOpen()) await scope.person.click(opener());
  };
  return {
    open,
    isOpen,
    entries: async () => {
      await open();
      return labels().map(nameOf);
    },
    choose: async (entry: string) => {
      await open();
      await scope.person.click(named(everywhere, '[role=menu] [role^=menuitem]', entry));
    },
  };
}

/** `CommandPalette`, while it is open. */
export function paletteDriver({ person }: Pick<Scope, 'person'>) {
  const results: Scope = { person };
  const rows = '[role=dialog] [role=listbox] [role=option]';
  return {
    /** Types behind what is there; the field has the focus. */
    search: (text: string) => person.keyboard(text),
    results: () => all(results, rows).map(nameOf),
    choose: (command: string) => person.click(named(results, rows, command)),
  };
}
