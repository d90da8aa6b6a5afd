export {
  type FilterOperator,
  type FilterProperty,
  type FilterToken,
  operatorsOf,
  type PropertyKind,
} from './filter-property.ts';
export { tokenText } from './filter-text.ts';
export { PropertyFilter, type PropertyFilterProps } from './property-filter.tsx';
export { looksLikePattern } from './read-filter.ts';
