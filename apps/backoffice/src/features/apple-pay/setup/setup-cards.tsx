import { Card } from '@payfac/ui/card';
import { Link } from '@payfac/ui/link';
import type { ReactNode } from 'react';
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
} from './facts.ts';
import * as styles from './setup.css.ts';

interface FactProps {
  readonly title: string;
  readonly standing: Standing;
  /** The current value. */
  readonly value?: string | undefined;
  readonly children?: ReactNode;
}

const Fact = ({ title, standing: { label, text }, value, children }: FactProps) => (
  <Card title={title}>
    <div className={styles.fact}>
      <StatusWord>{label}</StatusWord>
      {value !== undefined && <span className={styles.value}>{value}</span>}
      <p className={styles.note}>{text}</p>
      {children}
    </div>
  </Card>
);

/** Apple's requirements for its button: the domain, the certificate, and a supported device. */
export const SetupCards = ({ setup }: { readonly setup: Setup }) => (
  <div className={styles.cards}>
    <Fact title="Domain" standing={domainStanding(setup)} value={setup.domain}>
      {setup.isAssociationServed && (
        <Link href={setup.associationUrl} variant="standalone" isExternal>
          View association file
        </Link>
      )}
    </Fact>
    <Fact
      title="Certificate"
      standing={certificateStanding(setup, now(), showDate)}
      value={setup.certificate?.merchantIdentifier ?? undefined}
    />
    <Fact title="This device" standing={deviceStanding(hasApplePay(), setup.isSimulated)} />
  </div>
);
