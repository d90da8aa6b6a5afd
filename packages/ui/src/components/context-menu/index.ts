export type { MenuEntry, MenuGroup } from '../menu/menu-entry.ts';
export { ContextMenu, type ContextMenuProps } from './context-menu.tsx';
