import { Button } from '@payfac/ui/button';
import { Link } from '@payfac/ui/link';
import { Popover } from '@payfac/ui/popover';
import { Skeleton } from '@payfac/ui/skeleton';
import type { ReactNode } from 'react';
import { LoadProblem } from '../../../shared/load-problem.tsx';
import { StatusWord } from '../../../shared/status/status-word.tsx';
import { now } from '../../../shared/time/clock.ts';
import { showDate } from '../../../shared/time/show.ts';
import {
  certificateStanding,
  deviceStanding,
  domainStanding,
  hasApplePay,
  type Setup,
  type Standing,
  useSetup,
} from './facts.ts';
import * as styles from './setup.css.ts';

interface Requirement {
  readonly title: string;
  readonly standing: Standing;
  /** The current value. */
  readonly value?: string | undefined;
  readonly link?: ReactNode;
}

/** Apple's requirements for its button: the domain, the certificate, and a supported device. */
const requirementsOf = (setup: Setup): readonly Requirement[] => [
  {
    title: 'Domain',
    standing: domainStanding(setup),
    value: setup.domain,
    link: setup.isAssociationServed && (
      <Link href={setup.associationUrl} variant="standalone" isExternal>
        View association file
      </Link>
    ),
  },
  {
    title: 'Certificate',
    standing: certificateStanding(setup, now(), showDate),
    value: setup.certificate?.merchantIdentifier ?? undefined,
  },
  { title: 'This device', standing: deviceStanding(hasApplePay(), setup.isSimulated) },
];

/** Each requirement with what it takes. */
const Details = ({ requirements }: { readonly requirements: readonly Requirement[] }) => (
  <ul aria-label="Setup" className={styles.details}>
    {requirements.map(({ title, standing, value, link }) => (
      <li key={title} className={styles.requirement}>
        <span className={styles.head}>
          <span className={styles.title}>{title}</span>
          <StatusWord>{standing.label}</StatusWord>
        </span>
        {value !== undefined && <span className={styles.value}>{value}</span>}
        <p className={styles.note}>{standing.text}</p>
        {link}
      </li>
    ))}
  </ul>
);

/** The setup as one line of the title, where each requirement has its standing; the rest is behind a button. */
export function SetupLine() {
  const { data, error, refetch } = useSetup();
  if (error && !data) {
    return (
      <LoadProblem
        title="Couldn’t load how Apple Pay is set up"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton lines={1} />;
  const requirements = requirementsOf(data);
  return (
    <div className={styles.place}>
      <div className={styles.line}>
        {requirements.map(({ title, standing }) => (
          <span key={title} className={styles.step}>
            <span className={styles.title}>{title}</span>
            <StatusWord>{standing.label}</StatusWord>
          </span>
        ))}
        <Popover
          label="Setup"
          placement="bottom end"
          trigger={
            <Button size="small" variant="quiet">
              Details
            </Button>
          }
        >
          <div className={styles.panel}>
            <Details requirements={requirements} />
          </div>
        </Popover>
      </div>
      <div className={styles.stacked}>
        <Details requirements={requirements} />
      </div>
    </div>
  );
}
