import type { Column, ColumnContent } from './column.ts';
import { givesWay } from './column-content.css.ts';

/** Numbers and money are end-aligned, for comparison by digit. */
export const isAtEnd = ({ align, content }: Pick<Column<never>, 'align' | 'content'>): boolean =>
  (align ?? (content === 'money' ? 'end' : 'start')) === 'end';

/** Class of cells that are truncated when the columns don't fit. */
export const contentClass = (content: ColumnContent | undefined): string | undefined =>
  content === 'id' || content === 'name' || content === 'text' ? givesWay[content] : undefined;
