export { type SortableItem, SortableList, type SortableListProps } from './sortable-list.tsx';
