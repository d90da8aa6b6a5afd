import type { ReactNode } from 'react';
import * as styles from './story.css.ts';
import type { Fact, Station } from './story.ts';

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

const isNow = ({ state }: Station): boolean => state !== 'passed' && state !== 'ahead';

/** Where the money was, is and goes next, on one line. */
export const Stations = ({ stations }: { readonly stations: readonly Station[] }) => (
  <ol aria-label="Where the money is" className={styles.stations}>
    {stations.map((station) => (
      <li
        key={station.name}
        className={styles.station}
        {...(isNow(station) && { 'aria-current': 'step' })}
      >
        <span aria-hidden className={styles.dots[station.state]} />
        <span className={styles.names[station.state]}>{station.name}</span>
        {station.note !== undefined && <span className={styles.note}>{station.note}</span>}
      </li>
    ))}
  </ol>
);
