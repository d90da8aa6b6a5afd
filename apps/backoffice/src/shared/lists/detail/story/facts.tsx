import type { ReactNode } from 'react';
import * as styles from './story.css.ts';
import type { Fact } from './story.ts';

const isNothing = (value: ReactNode): boolean =>
  value === undefined || value === null || value === false || value === '' || value === '—';

/** A list of named facts. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={styles.facts} data-dense="">
    {facts
      .filter(({ value }) => !isNothing(value))
      .map(({ term, value }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
  </dl>
);
