export { type InboxItem, InboxList, type InboxListProps } from './inbox-list.tsx';
