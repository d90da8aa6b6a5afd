import {
  type Application,
  type ApplicationStatus,
  applicationStatusLabels,
  merchantReasonOf,
  merchantStageLabels,
  payoutVerificationLabels,
  preferredPayoutAccount,
  provisioningStatusLabels,
} from '@payfac/domain/accounts';
import { type Loan, outstandingOf } from '@payfac/domain/capital';
import { formatUsd } from '@payfac/domain/money';
import { Banner, type BannerTone } from '@payfac/ui/banner';
import { Card } from '@payfac/ui/card';
import { CopyValue } from '@payfac/ui/copy-value';
import { ButtonLink } from '@payfac/ui/link';
import { useLocation } from 'react-router-dom';
import { withParams } from '../../../shared/address.ts';
import { showDate, showDay, showMoment } from '../../../shared/time/show.ts';
import { type Account, useAccount } from '../account.ts';
import { useLoans } from '../funds/queries.ts';
import * as styles from '../rows.css.ts';

/** The current sub-merchant's payout destination. */
export function payoutsOf({ application: { payoutBankAccounts }, record }: Account): string {
  const account = preferredPayoutAccount(
    payoutBankAccounts.filter(({ subMerchantObjId }) => subMerchantObjId === record._id),
  );
  if (!account) return 'No bank account';
  return `•••• ${account.last4}, ${payoutVerificationLabels[account.verification].toLowerCase()}`;
}

/** The most important facts, in one line if there is room. */
export function KeyFacts() {
  const account = useAccount();
  const { application, record } = account;
  const { stage, status, provisioning, submittedAt, createdAt } = application;
  const facts = [
    ...(merchantStageLabels[stage] === applicationStatusLabels[status]
      ? []
      : [['Stage', merchantStageLabels[stage]] as const]),
    ['Processor', provisioning ? provisioningStatusLabels[provisioning] : 'Not requested'],
    ['Payouts to', payoutsOf(account)],
    ['MCC', record.mcc ?? 'Not chosen'],
    submittedAt ? ['Submitted', showDate(submittedAt)] : ['Started', showDate(createdAt)],
    ['Account ID', <CopyValue key="id" value={record.subMerchantId} label="account ID" isMono />],
  ] as const;
  return (
    <Card>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

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
  const log = merchantReasonOf(application);
  const shown = told[status];
  return (
    log && shown && { ...shown, reason: log.note, at: log.datetime, by: log.name ?? log.username }
  );
}

/** Why an account doesn't process or an application is on hold, in the words its merchant was told. */
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

/** An applicant's notice about a loan that is offered or being repaid. */
function noticeOf(loan: Loan): { readonly title: string; readonly text: string } | undefined {
  const { status, lenderName, principal, fee, nextPaymentOn } = loan;
  if (status === 'offered') {
    return {
      title: `${lenderName} offers you a loan of ${formatUsd(principal)}`,
      text: `It costs ${formatUsd(fee)}, paid back from your sales. Contact ${lenderName} to accept it.`,
    };
  }
  if (status !== 'active') return undefined;
  const next = nextPaymentOn ? ` Next payment: ${showDay(nextPaymentOn)}.` : '';
  return {
    title: `Your loan from ${lenderName}`,
    text: `${formatUsd(outstandingOf(loan))} is still owed.${next}`,
  };
}

/** Shows an applicant their loans, above everything else. Loans that can't be loaded are under Funds. */
export function LoanNotice() {
  const { pathname, search } = useLocation();
  const { data } = useLoans();
  const section = new URLSearchParams(search).get('section');
  return data?.map((loan) => {
    const notice = noticeOf(loan);
    return (
      notice && (
        <Banner
          key={loan.subMerchantLoanId}
          title={notice.title}
          actions={
            section !== 'funds' && (
              <ButtonLink size="small" href={pathname + withParams(search, { section: 'funds' })}>
                View loan
              </ButtonLink>
            )
          }
        >
          {notice.text}
        </Banner>
      )
    );
  });
}
