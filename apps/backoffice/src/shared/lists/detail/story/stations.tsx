import * as styles from './story.css.ts';
import type { Station } from './story.ts';

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
