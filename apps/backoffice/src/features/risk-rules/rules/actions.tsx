import * as riskRules from '@payfac/api/contract/risk-rules';
import type { RiskRule } from '@payfac/domain/risk';
import { listAt } from '../../../shared/address.ts';
import { send } from '../../../shared/api/connection.ts';
import { laterPart } from '../../../shared/later/later-part.ts';
import type { BulkAction } from '../../../shared/lists/actions/bulk-action.ts';
import type { RowAction } from '../../../shared/lists/actions/row-action.ts';

const page = '/risk-management/rules';

/** The address of a rule's test run. */
export const testRunAt = (ruleId: string): string => listAt(page, { part: 'test-run', ruleId });

const RuleDialog = laterPart(async () => (await import('../form/rule-dialog.tsx')).RuleDialog);

/** The call takes the complete rule. */
function switched(rule: RiskRule, enabled: boolean) {
  const { _id, createdAt: _created, updatedAt: _updated, ...kept } = rule;
  return send(riskRules.update)({ body: { ...kept, enabled } });
}

const isOn = ({ enabled }: RiskRule): boolean => enabled;
const isOff = ({ enabled }: RiskRule): boolean => !enabled;
const remove = ({ ruleId }: RiskRule) => send(riskRules.remove)({ params: { ruleId } });
const kept = 'The alerts it raised stay. This can’t be undone.';

export const ruleActions: readonly RowAction<RiskRule>[] = [
  {
    label: 'Edit',
    isNext: true,
    ability: 'rules.edit',
    dialog: (rule, close) => <RuleDialog rule={rule} onClose={close} />,
  },
  {
    label: 'Turn on',
    ability: 'rules.edit',
    isOffered: isOff,
    run: (rule) => switched(rule, true),
    done: ({ name }) => `Turned on ${name}.`,
  },
  {
    label: 'Turn off',
    ability: 'rules.edit',
    isOffered: isOn,
    run: (rule) => switched(rule, false),
    done: ({ name }) => `Turned off ${name}.`,
  },
  { label: 'Test run', ability: 'sidebar.testRun', href: ({ ruleId }) => testRunAt(ruleId) },
  {
    label: 'Delete',
    ability: 'rules.edit',
    tone: 'danger',
    confirm: ({ name }) => ({
      title: `Delete ${name}?`,
      text: `Payments are no longer checked by it. ${kept}`,
      confirmLabel: 'Delete rule',
      tone: 'danger',
    }),
    isEnd: true,
    run: remove,
    done: ({ name }) => `Deleted ${name}.`,
  },
];

export const ruleBulkActions: readonly BulkAction<RiskRule>[] = [
  {
    label: 'Turn on',
    past: 'turned on',
    ability: 'rules.edit',
    isOffered: isOff,
    ask: { title: (chosen) => `Turn on ${chosen}?` },
    each: (rule) => switched(rule, true),
  },
  {
    label: 'Turn off',
    past: 'turned off',
    ability: 'rules.edit',
    isOffered: isOn,
    ask: {
      title: (chosen) => `Turn off ${chosen}?`,
      text: 'They stop checking payments until they’re turned on again.',
    },
    each: (rule) => switched(rule, false),
  },
  {
    label: 'Delete',
    past: 'deleted',
    ability: 'rules.edit',
    tone: 'danger',
    ask: { title: (chosen) => `Delete ${chosen}?`, text: kept },
    each: remove,
  },
];
