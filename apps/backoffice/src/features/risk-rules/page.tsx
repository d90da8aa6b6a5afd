import * as risk from '@payfac/api/contract/risk';
import * as riskRules from '@payfac/api/contract/risk-rules';
import { laterPart } from '../../shared/later/later-part.ts';
import { countOf } from '../../shared/lists/count-of.ts';
import { type PagePart, PageParts } from '../../shared/screen/page-parts.tsx';
import { Rules } from './rules/list.tsx';

const AccountsRules = laterPart(async () => (await import('./accounts/list.tsx')).AccountsRules);
const TestRun = laterPart(async () => (await import('./test-run/test-run.tsx')).TestRun);

const one = (subMerchantId: string | undefined) => ({
  pageSize: 1,
  ...(subMerchantId !== undefined && { subMerchantId: [subMerchantId] }),
});

const parts: readonly PagePart[] = [
  {
    id: 'rules',
    label: 'Rules',
    access: ['sidebar.rules'],
    Content: Rules,
    count: countOf(riskRules.list, one),
  },
  {
    id: 'accounts',
    label: 'Accounts’ rules',
    access: ['sidebar.accountsRules'],
    Content: AccountsRules,
    count: countOf(risk.accountsRules, one),
  },
  {
    id: 'test-run',
    label: 'Test run',
    access: ['sidebar.testRun'],
    Content: TestRun,
    isPage: true,
  },
];

/** /risk-management/rules: the risk rules, their accounts, and test runs. */
export const Component = () => <PageParts label="Risk rules" queryKey="risk-rules" parts={parts} />;
