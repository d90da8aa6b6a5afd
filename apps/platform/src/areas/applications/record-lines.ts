import type { applications as contract } from '@payfac/api/contract';
import type { RiskRuleSetting } from '@payfac/domain/accounts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { LogLine } from '../accounts/account-log.ts';
import { changedFields } from '../activities/changed-fields.ts';
import type { ApplicationRow, SubMerchantRow } from './view.ts';

type Body = HandlerInput<typeof contract.updateSubMerchant>['body'];

const onOff = (isOn: boolean) => (isOn ? 'On' : 'Off');

const switched = (verb: string, before: boolean, after: boolean): LogLine[] =>
  before === after ? [] : [{ type: 'feature', verb, from: onOff(before), to: onOff(after) }];

const rulesInWords = (rules: readonly RiskRuleSetting[]): string =>
  rules
    .map(({ ruleId, enabled, params }) =>
      [
        ruleId,
        onOff(enabled).toLowerCase(),
        ...Object.entries(params).map((one) => one.join(' ')),
      ].join(', '),
    )
    .join('; ') || 'As the facilitator sets them';

/** One log line per change to a record. Tax ids and social security numbers are left out. */
export function linesOf(
  { identity }: Pick<ApplicationRow, 'identity'>,
  record: SubMerchantRow,
  { business, owners, mcc, acknowledged, fees, riskRules, cybersource, decisionManager }: Body,
  termsVersion?: string,
): LogLine[] {
  const { dbaName } = identity.business;
  return [
    ...(business
      ? [
          {
            type: 'details',
            verb: `Changed ${changedFields(business)} of the business`,
            ...(business.dbaName !== undefined &&
              business.dbaName !== dbaName && { from: dbaName, to: business.dbaName }),
          } as const,
        ]
      : []),
    ...(owners
      ? [
          {
            type: 'details',
            verb: 'Changed the owners',
            from: namesOf(identity.owners),
            to: namesOf(owners),
          } as const,
        ]
      : []),
    ...(mcc === undefined || mcc === record.mcc
      ? []
      : [{ type: 'details', verb: 'Changed the category', from: record.mcc, to: mcc } as const]),
    ...(acknowledged
      ? [{ type: 'details', verb: 'Accepted the terms', to: termsVersion ?? null } as const]
      : []),
    ...(fees ? [{ type: 'limit', verb: 'Changed the fees' } as const] : []),
    ...(riskRules
      ? [
          {
            type: 'limit',
            verb: 'Changed the risk rules',
            from: rulesInWords(record.riskRules),
            to: rulesInWords(riskRules),
          } as const,
        ]
      : []),
    ...(cybersource
      ? switched('Switched CyberSource', record.cybersourceEnabled, cybersource.enabled)
      : []),
    ...(decisionManager
      ? switched(
          'Switched Decision Manager',
          record.decisionManagerEnabled,
          decisionManager.enabled,
        )
      : []),
  ];
}

const namesOf = (owners: readonly { readonly firstName: string; readonly lastName: string }[]) =>
  owners.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ') || 'Nobody';
