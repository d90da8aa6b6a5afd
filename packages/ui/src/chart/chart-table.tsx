import { useState } from 'react';
import { Button } from '../components/button/button.tsx';
import { useMessages } from '../messages/context.tsx';
import { visuallyHidden } from '../styling/hidden.css.ts';
import * as styles from './chart-table.css.ts';
import type { Figures } from './figures.ts';

export interface ChartTableProps extends Figures {
  label: string;
}

const PAGE = 200;

/** The chart's data as a table, for screen readers, copying and users who prefer numbers. */
export function ChartTable({ label, xLabel, names, count, row }: ChartTableProps) {
  const messages = useMessages();
  const [shown, setShown] = useState(PAGE);
  const rows = Array.from({ length: Math.min(shown, count) }, (_, index) => row(index));
  const left = count - rows.length;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls, so keys must reach it
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <caption className={visuallyHidden}>{label}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.heading}>
              {xLabel ?? messages.period}
            </th>
            {names.map((name) => (
              <th key={name} scope="col" className={styles.numberHeading}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, texts }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no other identity
            <tr key={index}>
              <th scope="row" className={styles.title}>
                {title}
              </th>
              {texts.map((text, column) => (
                <td key={names[column]} className={styles.number}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 && (
        <div className={styles.more}>
          <Button size="small" onPress={() => setShown(shown + PAGE)}>
            {messages.showMore(String(Math.min(PAGE, left)))}
          </Button>
        </div>
      )}
    </section>
  );
}
