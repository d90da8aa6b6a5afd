import { can } from '@payfac/domain/access';
import { describeRiskRule, type RiskRule, riskRuleKindLabels } from '@payfac/domain/risk';
import { CopyValue } from '@payfac/ui/copy-value';
import { DescriptionList } from '@payfac/ui/description-list';
import { Inline, Stack } from '@payfac/ui/layout';
import { Link } from '@payfac/ui/link';
import { Fragment } from 'react';
import { AccountLink } from '../../../entities/accounts/account-link.tsx';
import { accountPicker } from '../../../entities/accounts/picker.ts';
import { RuleActionBadge } from '../../../entities/risk/action-badge.tsx';
import { SeverityBadge } from '../../../entities/risk/severity-badge.tsx';
import { listAt } from '../../../shared/address.ts';
import { RecordActions } from '../../../shared/lists/actions/record-actions.tsx';
import { useNames } from '../../../shared/records/use-names.ts';
import { useHolder } from '../../../shared/session/session.ts';
import { showMoment } from '../../../shared/time/show.ts';
import { ruleActions, testRunAt } from './actions.tsx';

import { OnOffBadge } from './badges.tsx';

interface RuleDetailProps {
  readonly rule: RiskRule;
  readonly onDeleted: () => void;
}

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

/** Where what a rule did is seen, as far as this person may look there. */
function Findings({ ruleId }: Pick<RiskRule, 'ruleId'>) {
  const holder = useHolder();
  return (
    <Inline gap="lg">
      {can(holder, 'sidebar.testRun') && <Link href={testRunAt(ruleId)}>Test run</Link>}
      {can(holder, 'sidebar.risks') && (
        <Link href={listAt('/risk-management/transactions', { ruleId })}>Flagged payments</Link>
      )}
      {can(holder, 'sidebar.alerts') && (
        <Link href={listAt('/risk-management/alerts', { ruleId })}>Alerts</Link>
      )}
    </Inline>
  );
}

/** A rule beside the list: what it does in words, whom it watches, and what may be done with it. */
export const RuleDetail = ({ rule, onDeleted }: RuleDetailProps) => (
  <Stack gap="xl">
    <Inline gap="md">
      <OnOffBadge isOn={rule.enabled} />
      <RuleActionBadge action={rule.action} />
      <SeverityBadge severity={rule.severity} />
    </Inline>
    <p>{describeRiskRule(rule)}</p>
    <RecordActions actions={ruleActions} record={rule} name={rule.name} onEnd={onDeleted} />
    <DescriptionList
      entries={[
        { term: 'Kind', value: riskRuleKindLabels[rule.kind] },
        { term: 'Accounts', value: <AccountNames ids={rule.subMerchantIds} /> },
        { term: 'Created', value: showMoment(rule.createdAt) },
        { term: 'Changed', value: showMoment(rule.updatedAt) },
        { term: 'Rule ID', value: <CopyValue label="rule ID" value={rule.ruleId} isMono /> },
      ]}
    />
    <Findings ruleId={rule.ruleId} />
  </Stack>
);
