export { LaterMenu, type LaterMenuProps } from './later-menu.tsx';
export { Menu, type MenuProps } from './menu.tsx';
export type { MenuEntry, MenuGroup } from './menu-entry.ts';
