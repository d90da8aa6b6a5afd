export interface SidebarEntry {
  href: string;
  label: string;
}
