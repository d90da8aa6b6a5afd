import type { AccountRiskRules } from '@payfac/domain/risk';
import { Link } from '@payfac/ui/link';
import { Text } from '@payfac/ui/typography';
import { accountFact } from '../../../entities/accounts/account-link.tsx';
import { ruleAt } from '../../../entities/risk/rules.ts';
import { listAt } from '../../../shared/address.ts';
import type { Story } from '../../../shared/lists/detail/story/story.ts';
import * as styles from '../risk-rules.css.ts';
import { OnOffBadge } from '../rules/badges.tsx';

/** The rules that apply to one account: its own, and those for all accounts that are on for it. */
export const useAccountRules = (account: AccountRiskRules): Story => ({
  facts: [
    accountFact(account),
    {
      term: 'Alerts',
      value: (
        <Link href={listAt('/risk-management/alerts', { subMerchantId: account.subMerchantId })}>
          Alerts for {account.accountName}
        </Link>
      ),
    },
  ],
  parts: [
    {
      title: 'Rules',
      content: (
        <>
          {account.rules.length === 0 ? (
            <Text tone="muted">No rules watch this account.</Text>
          ) : (
            <ul className={styles.list} aria-label="Rules">
              {account.rules.map(({ ruleId, name, enabled }) => (
                <li key={ruleId} className={styles.rule}>
                  <Link href={ruleAt(ruleId)}>{name}</Link>
                  <OnOffBadge isOn={enabled} />
                </li>
              ))}
            </ul>
          )}
          <Text tone="muted" size="small">
            A rule is off here when it is turned off, or when this account has it switched off.
          </Text>
        </>
      ),
    },
  ],
});
