export { pageCount, pageWindow } from './page-window.ts';
export { type PageChange, Pagination, type PaginationProps } from './pagination.tsx';
