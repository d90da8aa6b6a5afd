import { type Loan, outstandingOf } from '@payfac/domain/capital';
import { formatUsd } from '@payfac/domain/money';
import { Banner } from '@payfac/ui/banner';
import { ButtonLink } from '@payfac/ui/link';
import { useLocation } from 'react-router-dom';
import { withParams } from '../../../shared/address.ts';
import { showDay } from '../../../shared/time/show.ts';
import { useLoans } from './queries.ts';

/** What an applicant is told of a loan that is offered or being paid back. */
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

/** Tells an applicant of their loans, above everything else. Loans that can't be loaded are under Funds. */
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
