import type { LoanStatus, ReferralStatus } from '@payfac/domain/capital';
import { cents } from '@payfac/domain/money';
import type { Book } from './book.ts';
import { createRandom } from './random.ts';

const dayMs = 86_400_000;
const partners = ['Breakwater Capital', 'Millrace Lending'] as const;

const outcomes = ['funded', 'applied', 'funded', 'referred', 'declined'] as const;

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

type Loan = Book['rows']['loans'][number];
type Owner = Pick<Loan, 'facilitatorId' | 'spProductId' | 'subMerchantId' | 'applicationId'>;

/** The offer's outcome for merchants that took no loan. */
const offers: Readonly<Partial<Record<ReferralStatus, LoanStatus>>> = {
  applied: 'offered',
  declined: 'withdrawn',
};

function addOffer(
  book: Book,
  { createdAt, ...offer }: Owner & Pick<Loan, 'lenderName' | 'status' | 'principal' | 'createdAt'>,
): void {
  book.rows.loans.push({
    ...offer,
    subMerchantLoanId: book.newId('loan'),
    fee: cents(Math.round(offer.principal * 0.11)),
    repaid: cents(0),
    startedOn: null,
    nextPaymentOn: null,
    createdAt: new Date(createdAt.getTime() + 3 * dayMs),
  });
}

/**
 * Two of five live merchants were referred to a capital partner, and some took a loan. So were the merchants of users
 * with only one account, so that they have a loan to look at.
 */
export function addCapital(book: Book, anchor: Date): void {
  const random = createRandom('capital');
  const { applications, subMerchants, memberships, loans, referrals } = book.rows;
  const statuses = new Map(applications.map((row) => [row.applicationId, row.status]));
  const held = Map.groupBy(memberships, ({ userId }) => userId);
  const only = new Set(
    [...held.values()].flatMap(([one, ...others]) =>
      one && one.placeKind === 'account' && others.length === 0 ? [one.placeId] : [],
    ),
  );
  for (const [place, record] of subMerchants.entries()) {
    const standing = statuses.get(record.applicationId);
    const isLive = standing === 'active';
    if (!isLive && standing !== 'identity') continue;
    if (place % 5 > 1 && !only.has(record.subMerchantId)) continue;
    const { facilitatorId, spProductId, subMerchantId, applicationId } = record;
    const owner = { facilitatorId, spProductId, subMerchantId, applicationId };
    const partnerName = random.pick(partners);
    const days = random.int(20, 200);
    const createdAt = isLive ? new Date(anchor.getTime() - days * dayMs) : record.createdAt;
    const principal = cents(random.int(5, 60) * 100_000);
    const outcome = outcomes[referrals.length % outcomes.length] ?? 'referred';
    const status = isLive ? outcome : 'referred';
    const loanId = status === 'funded' ? book.newId('loan') : null;
    referrals.push({
      ...owner,
      referralId: book.newId('ref'),
      partnerName,
      status,
      requestedAmount: status === 'referred' ? null : principal,
      subMerchantLoanId: loanId,
      createdAt,
    });
    if (loanId === null) {
      const offer = offers[status];
      if (offer)
        addOffer(book, { ...owner, lenderName: partnerName, status: offer, principal, createdAt });
      continue;
    }
    const fee = cents(Math.round(principal * 0.11));
    const isRepaid = random.chance(0.3);
    const startedAt = new Date(createdAt.getTime() + 5 * dayMs);
    loans.push({
      ...owner,
      subMerchantLoanId: loanId,
      lenderName: partnerName,
      status: isRepaid ? 'repaid' : 'active',
      principal,
      fee,
      repaid: isRepaid ? cents(principal + fee) : cents(Math.round(principal * random.next())),
      startedOn: dayOf(startedAt),
      nextPaymentOn: isRepaid ? null : dayOf(new Date(anchor.getTime() + 7 * dayMs)),
      createdAt: startedAt,
    });
  }
}
