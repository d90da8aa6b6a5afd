import { useMessages } from '../../messages/context.tsx';
import { Select } from '../select/select.tsx';
import * as styles from './pagination.css.ts';

export interface PageSizeProps {
  pageSize: number;
  sizes: readonly number[];
  onChange: (pageSize: number) => void;
}

/** Page size, beside its label. */
export function PageSize({ pageSize, sizes, onChange }: PageSizeProps) {
  const messages = useMessages();
  return (
    <div className={styles.size}>
      <span aria-hidden>{messages.rowsPerPage}</span>
      <div className={styles.select}>
        <Select
          label={messages.rowsPerPage}
          isLabelHidden
          value={String(pageSize)}
          options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={(size) => onChange(Number(size))}
        />
      </div>
    </div>
  );
}
