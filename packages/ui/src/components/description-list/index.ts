export {
  DescriptionList,
  type DescriptionListColumns,
  type DescriptionListEntry,
  type DescriptionListLayout,
  type DescriptionListProps,
} from './description-list.tsx';
