import { cents } from '@payfac/domain/money';
import { alertGroupIdOf, groupIdOf } from '../../areas/risk/ids.ts';
import type { Book } from './book.ts';
import type { Shop } from './commerce-shop.ts';
import { seedRuleIdOf, seedRules } from './data/risk-rules.ts';
import { staffMember } from './staff.ts';

const hourMs = 3_600_000;

/** One finding per rule, worded as the rules word it. */
const findings: readonly (readonly [key: string, hoursAgo: number, evidence: string])[] = [
  ['address', 3, 'The issuer reports no match: street address, ZIP code.'],
  ['card_spread', 26, 'The card paid to 5 accounts (daily), 4 allowed.'],
  ['busy_card', 14, 'Payments of the card (daily) at 9, 8 allowed.'],
  ['declines', 31, 'Decline rate of the account (weekly) at 36.40%, 35% allowed.'],
];

/** Alerts of rules that a random year rarely hits, about a shop's payments; the last two are resolved. */
export function addRuleAlerts(book: Book, shop: Shop): void {
  const { owner, now } = shop;
  const largeAt = now - 5 * hourMs;
  // The ordinary rules find these two: the large payment gets its alert, and the held one is held.
  shop.pay(shop.regular(largeAt), largeAt, cents(2_840_00), 'api');
  const heldAt = now - 9 * hourMs;
  shop.pay(shop.regular(heldAt), heldAt, cents(64_00), 'api', { review: 'waiting' });
  for (const [place, [key, hoursAgo, evidence]] of findings.entries()) {
    const rule = seedRules.find((one) => one.key === key);
    if (!rule) throw new RangeError(`No such rule: ${key}`);
    const at = now - hoursAgo * hourMs;
    const createdAt = new Date(at);
    const isOfAccount = key === 'declines';
    const payment = isOfAccount
      ? undefined
      : shop.pay(shop.regular(at), at, cents(120_00 + place * 7_35), 'api');
    const ruleId = seedRuleIdOf(owner.facilitatorId, key);
    const shared = { ...owner, ruleId, ruleName: rule.name, createdAt };
    if (payment) {
      book.rows.riskEvaluations.push({
        ...shared,
        transactionId: payment.transactionId,
        evaluationId: book.newId('evl'),
        groupId: groupIdOf(ruleId, owner.subMerchantId, createdAt.toISOString().slice(0, 10)),
        amount: payment.amount,
        action: rule.action,
        evidence,
      });
    }
    const isDiscarded = place === findings.length - 2;
    const isSeen = place === findings.length - 1;
    const { userId, username } = staffMember('admin', owner.facilitatorId);
    book.rows.alerts.push({
      ...shared,
      transactionId: payment?.transactionId ?? null,
      alertId: book.newId('alr'),
      alertGroupId: alertGroupIdOf(ruleId, owner.subMerchantId),
      status: isDiscarded ? 'discarded' : isSeen ? 'acknowledged' : 'unacknowledged',
      acknowledgedAt: isSeen ? new Date(at + hourMs) : null,
      acknowledgedUserId: isSeen ? userId : null,
      acknowledgedUser: isSeen ? username : null,
      severity: rule.severity,
      message: evidence,
      token: payment?.token ?? null,
      last4: payment?.last4 ?? null,
    });
  }
}
