import { cents, formatUsd } from '@payfac/domain/money';
import { formatDay } from '@payfac/domain/time';
import { alertGroupIdOf, groupIdOf } from '../../areas/risk/ids.ts';
import type { Book } from './book.ts';
import { seedBrands } from './data/brands.ts';
import {
  largePayment,
  type SeedRule,
  seedRuleIdOf,
  seedRules,
  switchedOff,
} from './data/risk-rules.ts';
import type { TransactionRow } from './rows.ts';

const dayMs = 86_400_000;
/** How long alerts are kept. */
const alertDays = 60;
/** Staff have seen older ones. */
const seenAfterDays = 3;

/** Both brands' rules: most apply to every account, one to a single account, and one account has one switched off. */
export function addRiskRules(book: Book, anchor: Date): void {
  const createdAt = new Date(anchor.getTime() - 300 * dayMs);
  for (const { facilitatorId } of seedBrands) {
    const live = book.rows.subMerchants.filter(
      (row) => row.facilitatorId === facilitatorId && row.riskMetrics !== null,
    );
    const idsAt = (places: readonly number[]) =>
      places.flatMap((place) => live[place]?.subMerchantId ?? []);
    const ruleId = seedRuleIdOf(facilitatorId, switchedOff.key);
    const without = live[switchedOff.account];
    if (without) without.riskRules = [{ ruleId, enabled: false, params: {} }];
    for (const { key, kind, params, accounts = [], ...rule } of seedRules) {
      book.rows.riskRules.push({
        ruleId: seedRuleIdOf(facilitatorId, key),
        facilitatorId,
        ...rule,
        condition: { kind, params },
        subMerchantIds: idsAt(accounts),
        createdAt,
        updatedAt: createdAt,
      });
    }
  }
}

const ruleOf = (key: string): SeedRule => {
  const rule = seedRules.find((known) => known.key === key);
  if (!rule) throw new RangeError(`No such rule: ${key}`);
  return rule;
};

const limit = cents(largePayment * 100);

/** The rules that a seeded payment hit, with the evidence. */
function hitsOf(row: TransactionRow): (readonly [SeedRule, string])[] {
  const hits: (readonly [SeedRule, string])[] = [];
  if (row.amount > limit) {
    hits.push([
      ruleOf('large_payment'),
      `${formatUsd(row.amount)} where ${formatUsd(limit)} is allowed.`,
    ]);
  }
  if (row.reviewRuleId) {
    hits.push([ruleOf('security_code'), 'The issuer reports no match: security code.']);
  }
  return hits;
}

/** The evaluations and alerts of the book's payments. */
export function addRiskFindings(book: Book, now: number): void {
  const zones = new Map(seedBrands.map((brand) => [brand.facilitatorId, brand.timeZone]));
  for (const row of book.rows.transactions) {
    const age = now - row.createdAt.getTime();
    if (row.operation !== 'sale' || row.outcome !== 'success' || age > alertDays * dayMs) continue;
    for (const [rule, evidence] of hitsOf(row)) {
      const { facilitatorId, spProductId, subMerchantId, transactionId, createdAt } = row;
      const ruleId = seedRuleIdOf(facilitatorId, rule.key);
      const day = formatDay(createdAt, zones.get(facilitatorId) ?? 'UTC');
      const shared = {
        facilitatorId,
        spProductId,
        subMerchantId,
        ruleId,
        ruleName: rule.name,
        transactionId,
        createdAt,
      };
      book.rows.riskEvaluations.push({
        ...shared,
        evaluationId: book.newId('evl'),
        groupId: groupIdOf(ruleId, subMerchantId, day),
        amount: row.amount,
        action: rule.action,
        evidence,
      });
      const isSeen = age > seenAfterDays * dayMs;
      const admin = { userId: `usr_${facilitatorId}_admin`, username: `admin@${facilitatorId}` };
      book.rows.alerts.push({
        ...shared,
        alertId: book.newId('alr'),
        alertGroupId: alertGroupIdOf(ruleId, subMerchantId),
        status: isSeen ? 'acknowledged' : 'unacknowledged',
        severity: rule.severity,
        message: evidence,
        token: row.token,
        last4: row.last4,
        acknowledgedAt: isSeen ? new Date(createdAt.getTime() + dayMs / 2) : null,
        acknowledgedUserId: isSeen ? admin.userId : null,
        acknowledgedUser: isSeen ? admin.username : null,
      });
    }
  }
}
