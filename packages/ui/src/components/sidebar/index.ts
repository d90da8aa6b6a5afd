export { AppLayout, type AppLayoutProps } from './app-layout.tsx';
export type { SidebarBrand } from './brand.tsx';
export { Sidebar, type SidebarProps, type SidebarSearch } from './sidebar.tsx';
export type {
  SidebarAction,
  SidebarEntry,
  SidebarGroup,
  SidebarItem,
} from './sidebar-items.ts';
