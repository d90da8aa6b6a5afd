import type { Column, ColumnContent } from './column.ts';
import { givesWay } from './column-content.css.ts';

/** Numbers and money are compared by their last figures. */
export const isAtEnd = ({ align, content }: Pick<Column<never>, 'align' | 'content'>): boolean =>
  (align ?? (content === 'money' ? 'end' : 'start')) === 'end';

/** Of cells that are cut where the columns do not fit. */
export const contentClass = (content: ColumnContent | undefined): string | undefined =>
  content === 'id' || content === 'name' || content === 'text' ? givesWay[content] : undefined;
