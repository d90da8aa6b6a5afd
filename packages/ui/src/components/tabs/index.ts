export { type TabEntry, Tabs, type TabsProps } from './tabs.tsx';
