export type {
  Column,
  ColumnContent,
  MatchingSelection,
  SortDirection,
  TableExpansion,
  TableSelection,
  TableSort,
} from './column.ts';
export {
  type ColumnSettings,
  initialColumnSettings,
  type TableDensity,
} from './column-settings.ts';
export { nextSort } from './next-sort.ts';
export { toggleAll, toggleRow } from './selection.ts';
export { Table, type TableProps } from './table.tsx';
