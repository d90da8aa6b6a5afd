export { type LinkTabEntry, LinkTabs, type LinkTabsProps } from './link-tabs.tsx';
export { type TabEntry, Tabs, type TabsProps } from './tabs.tsx';
