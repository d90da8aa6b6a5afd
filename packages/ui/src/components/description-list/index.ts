export {
  type DescriptionEntry,
  DescriptionList,
  type DescriptionListProps,
} from './description-list.tsx';
