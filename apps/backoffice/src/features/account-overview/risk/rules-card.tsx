import * as applications from '@payfac/api/contract/applications';
import * as riskRules from '@payfac/api/contract/risk-rules';
import type { RiskRuleSetting } from '@payfac/domain/accounts';
import { describeRiskRule, type RiskRule } from '@payfac/domain/risk';
import { Link } from '@payfac/ui/link';
import { Text } from '@payfac/ui/typography';
import { useQuery } from '@tanstack/react-query';
import { ruleAt } from '../../../entities/risk/rules.ts';
import { send } from '../../../shared/api/connection.ts';
import { settled } from '../../../shared/query/client.ts';
import { shows } from '../../../shared/query/follow.ts';
import { useAccount, useMay } from '../account.ts';
import { LoadedCard, OnOffRow } from '../cards.tsx';
import * as styles from '../rows.css.ts';

/** More rules than a facilitator has. */
const MOST = 100;

/** The rules that apply to the sub-merchant: those of all accounts, and its own. */
function useRules() {
  const { subMerchantId } = useAccount().record;
  return useQuery<readonly RiskRule[]>({
    queryKey: [shows(riskRules.list), 'risk-rules', 'of-account', subMerchantId],
    queryFn: async ({ signal }) => {
      const query = { subMerchantId: [subMerchantId], sort: 'name' as const, pageSize: MOST };
      const { data } = await settled(
        send(riskRules.list)({ query }, { signal, lane: 'account.rules' }),
      );
      return data;
    },
  });
}

/** Replaces a rule's setting and keeps the account's own limits. */
const withSetting = (
  settings: readonly RiskRuleSetting[],
  ruleId: string,
  enabled: boolean,
): RiskRuleSetting[] => {
  const own = settings.find((setting) => setting.ruleId === ruleId);
  const others = settings.filter((setting) => setting.ruleId !== ruleId);
  return [...others, { ruleId, params: own?.params ?? {}, enabled }];
};

function RuleRow({ rule }: { readonly rule: RiskRule }) {
  const { application, record } = useAccount();
  const may = useMay();
  const mayChange = may('accounts.provision') && may('accounts.submit');
  const setting = record.riskRules.find(({ ruleId }) => ruleId === rule.ruleId);
  const change = (enabled: boolean) =>
    send(applications.updateSubMerchant)({
      params: { id: application.applicationId, subMerchantObjId: record._id },
      body: { riskRules: withSetting(record.riskRules, rule.ruleId, enabled) },
    });
  return (
    <li className={`${styles.row} ${styles.withEnd}`}>
      <OnOffRow
        label={rule.name}
        description={
          rule.enabled ? describeRiskRule(rule) : `Off for all accounts. ${describeRiskRule(rule)}`
        }
        isOn={rule.enabled && setting?.enabled !== false}
        onChange={mayChange && rule.enabled ? change : undefined}
      />
      <Link href={ruleAt(rule.ruleId)} aria-label={`Open ${rule.name}`}>
        Open
      </Link>
    </li>
  );
}

/** The facilitator's rules, each on or off for this account. */
export const RulesCard = () => (
  <LoadedCard
    title="Risk rules"
    description="Turning a rule off here doesn’t affect other accounts."
    of={useRules()}
    problem="Couldn’t load risk rules"
  >
    {(rules) =>
      rules.length === 0 ? (
        <Text tone="muted">No rules watch this account.</Text>
      ) : (
        <ul className={styles.rows}>
          {rules.map((rule) => (
            <RuleRow key={rule.ruleId} rule={rule} />
          ))}
        </ul>
      )
    }
  </LoadedCard>
);
