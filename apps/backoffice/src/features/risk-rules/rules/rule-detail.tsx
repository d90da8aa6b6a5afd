import { can } from '@payfac/domain/access';
import { describeRiskRule, type RiskRule, riskRuleKindLabels } from '@payfac/domain/risk';
import { Inline } from '@payfac/ui/layout';
import { Link } from '@payfac/ui/link';
import { Fragment } from 'react';
import { AccountLink } from '../../../entities/accounts/account-link.tsx';
import { accountPicker } from '../../../entities/accounts/picker.ts';
import { SeverityBadge } from '../../../entities/risk/severity-badge.tsx';
import { listAt } from '../../../shared/address.ts';
import { useActs } from '../../../shared/lists/actions/use-acts.ts';
import type { Fact, UseStory } from '../../../shared/lists/detail/story/story.ts';
import { useNames } from '../../../shared/records/use-names.ts';
import { useHolder } from '../../../shared/session/session.ts';
import { showMoment } from '../../../shared/time/show.ts';
import { ruleActions } from './actions.tsx';
import { OnOffBadge, RuleActionBadge } from './badges.tsx';

function AccountNames({ ids }: { readonly ids: readonly string[] }) {
  const nameOf = useNames(accountPicker, ids);
  if (ids.length === 0) return 'All accounts';
  return ids.map((id, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <AccountLink of={{ subMerchantId: id, accountName: nameOf(id) }} />
    </Fragment>
  ));
}

/** A rule: its description, its accounts, and links to its results. */
export const useRuleStory: UseStory<RiskRule> = (rule, onEnd) => {
  const holder = useHolder();
  const { ruleId } = rule;
  const seen = (term: string, isSeen: boolean, href: string, words: string): Fact => ({
    term,
    value: isSeen && <Link href={href}>{words}</Link>,
  });
  return {
    status: (
      <Inline gap="md">
        <OnOffBadge isOn={rule.enabled} />
        <RuleActionBadge action={rule.action} />
        <SeverityBadge severity={rule.severity} />
      </Inline>
    ),
    acts: useActs({ actions: ruleActions, record: rule, name: rule.name, onEnd }),
    why: <p>{describeRiskRule(rule)}</p>,
    facts: [
      { term: 'Kind', value: riskRuleKindLabels[rule.kind] },
      { term: 'Accounts', value: <AccountNames ids={rule.subMerchantIds} /> },
      { term: 'Created', value: showMoment(rule.createdAt) },
      { term: 'Changed', value: showMoment(rule.updatedAt) },
      seen(
        'Flagged',
        can(holder, 'sidebar.risks'),
        listAt('/risk-management/transactions', { ruleId }),
        'Flagged payments',
      ),
      seen(
        'Raised',
        can(holder, 'sidebar.alerts'),
        listAt('/risk-management/alerts', { ruleId }),
        'Alerts',
      ),
    ],
  };
};
