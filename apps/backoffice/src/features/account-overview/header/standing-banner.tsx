import { type Application, type ApplicationStatus, toldReasonOf } from '@payfac/domain/accounts';
import { Banner, type BannerTone } from '@payfac/ui/banner';
import { showMoment } from '../../../shared/time/show.ts';
import { useAccount } from '../account.ts';

interface Standing {
  readonly tone: BannerTone;
  readonly title: string;
  readonly reason: string;
  readonly at: Date;
  readonly by: string | null;
}

const requested = { tone: 'warning', title: 'More information was requested' } as const;

const told: Partial<Record<ApplicationStatus, Pick<Standing, 'tone' | 'title'>>> = {
  identity: requested,
  progress: requested,
  declined: { tone: 'danger', title: 'This application was declined' },
  archived: { tone: 'neutral', title: 'This application was archived' },
};

function standingOf(application: Application): Standing | undefined {
  const { suspension, status } = application;
  if (suspension) {
    const { reason, suspendedAt, suspendedBy } = suspension;
    const name = application.logs.findLast(({ type }) => type === 'suspension')?.name;
    const title = 'Suspended: payments are declined and payouts are on hold';
    return { tone: 'danger', title, reason, at: suspendedAt, by: name ?? suspendedBy };
  }
  const log = toldReasonOf(application);
  const shown = told[status];
  return (
    log && shown && { ...shown, reason: log.note, at: log.datetime, by: log.name ?? log.username }
  );
}

/** Why an account doesn't process or an application doesn't go on, in the words its merchant was told. */
export function StandingBanner() {
  const standing = standingOf(useAccount().application);
  if (!standing) return null;
  const { tone, title, reason, at, by } = standing;
  return (
    <Banner tone={tone} title={title}>
      {reason}
      <br />
      {[`Since ${showMoment(at)}`, by && `by ${by}`].filter(Boolean).join(' ')}
    </Banner>
  );
}
