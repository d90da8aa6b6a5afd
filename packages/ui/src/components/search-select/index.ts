export { SearchSelect, type SearchSelectProps } from './search-select.tsx';
export type { LoadOptions } from './use-option-search.ts';
