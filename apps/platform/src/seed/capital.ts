import { cents } from '@payfac/domain/money';
import type { Book } from './book.ts';
import { createRandom } from './random.ts';

const dayMs = 86_400_000;
const partners = ['Breakwater Capital', 'Millrace Lending'] as const;

const outcomes = ['funded', 'applied', 'funded', 'referred', 'declined'] as const;

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Every fifth live merchant was named to a capital partner; some of them took a loan. */
export function addCapital(book: Book, anchor: Date): void {
  const random = createRandom('capital');
  const { applications, subMerchants, loans, referrals } = book.rows;
  const live = new Set(
    applications.filter(({ status }) => status === 'active').map((row) => row.applicationId),
  );
  const records = subMerchants.filter(({ applicationId }) => live.has(applicationId));
  for (const [place, record] of records.entries()) {
    if (place % 5 > 1) continue;
    const { facilitatorId, spProductId, subMerchantId, applicationId } = record;
    const owner = { facilitatorId, spProductId, subMerchantId, applicationId };
    const partnerName = random.pick(partners);
    const createdAt = new Date(anchor.getTime() - random.int(20, 200) * dayMs);
    const principal = cents(random.int(5, 60) * 100_000);
    const status = outcomes[referrals.length % outcomes.length] ?? 'referred';
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
    if (loanId === null) continue;
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
