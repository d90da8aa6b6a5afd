import { can, type Holder } from '@payfac/domain/access';
import type { Command } from '@payfac/ui/command-palette';
import { AddIcon } from '@payfac/ui/icons';
import type { AppRoute } from '../../shared/routes/route.ts';
import { goKeysOf } from '../guard.ts';

const SIZE = 16;

const pageCommand =
  (keys: ReadonlyMap<string, string>) =>
  (route: AppRoute): Command => {
    const { path, title, menu, keywords = [] } = route;
    const Icon = menu?.icon;
    return {
      id: path,
      label: title,
      group: 'Pages',
      href: path,
      keywords: [...keywords, ...(menu?.label ? [menu.label] : [])],
      shortcut: keys.get(path),
      ...(Icon && { icon: <Icon size={SIZE} /> }),
    };
  };

const actionCommands =
  (holder: Holder) =>
  ({ actions = [] }: AppRoute): Command[] =>
    actions
      .filter(({ ability }) => ability === undefined || can(holder, ability))
      .map(({ label, href, keywords }) => ({
        id: `${label} ${href}`,
        label,
        group: 'Actions',
        href,
        ...(keywords && { keywords }),
        icon: <AddIcon size={SIZE} />,
      }));

/** The palette's entries for the pages that the user may open: the pages and their actions. */
export const commandsOf = (pages: readonly AppRoute[], holder: Holder): readonly Command[] => [
  ...pages.map(pageCommand(goKeysOf(pages))),
  ...pages.flatMap(actionCommands(holder)),
];
