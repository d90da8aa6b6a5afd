export type { InboxItem } from './inbox-entry.tsx';
export { InboxList, type InboxListProps } from './inbox-list.tsx';
