export type { Column, SortDirection, TableSelection, TableSort } from './column.ts';
export { nextSort } from './next-sort.ts';
export { toggleAll, toggleRow } from './selection.ts';
export { Table, type TableDensity, type TableProps } from './table.tsx';
