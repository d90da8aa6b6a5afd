import * as applications from '@payfac/api/contract/applications';
import * as echecks from '@payfac/api/contract/echecks';
import * as provisioning from '@payfac/api/contract/provisioning';
import { Card } from '@payfac/ui/card';
import { Stack } from '@payfac/ui/layout';
import { send } from '../../../shared/api/connection.ts';
import { useAccount, useMay } from '../account.ts';
import { OnOffRow } from '../on-off-row.tsx';

/** Ways to pay and screens of payments that the account's processors have. */
export function MethodsCard() {
  const { application, record } = useAccount();
  const may = useMay();
  const { echeck, applePay, cybersource, decisionManager, subMerchantId } = record;
  const params = { id: application.applicationId, subMerchantObjId: record._id };
  const mayProvision = may('accounts.provision');
  const mayEditRecord = mayProvision && may('accounts.submit');
  return (
    <Card title="Payment methods and screening">
      <Stack gap="md">
        <OnOffRow
          label="eChecks at the processor"
          description="The processor takes bank debits for this account."
          isOn={echeck.enabled}
          onChange={
            mayProvision
              ? (enabled) => send(provisioning.setECheck)({ params, body: { enabled } })
              : undefined
          }
        />
        <OnOffRow
          label="eChecks active"
          description={
            echeck.enabled
              ? 'The account may charge them.'
              : 'Counts once the processor takes them.'
          }
          isOn={echeck.status === 'active'}
          onChange={
            may('accounts.status')
              ? (isOn) =>
                  send(echecks.setStatus)({
                    body: { subMerchantId, echeckStatus: isOn ? 'active' : 'inactive' },
                  })
              : undefined
          }
        />
        <OnOffRow
          label="Apple Pay"
          isOn={applePay.enabled}
          onChange={
            mayProvision
              ? (enabled) => send(provisioning.setApplePay)({ params, body: { enabled } })
              : undefined
          }
        />
        <OnOffRow
          label="Decision Manager"
          description="Holds payments whose AVS or CVV doesn't match for review."
          isOn={decisionManager.enabled}
          onChange={
            mayEditRecord
              ? (enabled) =>
                  send(applications.updateSubMerchant)({
                    params,
                    body: { decisionManager: { enabled } },
                  })
              : undefined
          }
        />
        <OnOffRow
          label="Cybersource"
          isOn={cybersource.enabled}
          onChange={
            mayEditRecord
              ? (enabled) =>
                  send(applications.updateSubMerchant)({
                    params,
                    body: { cybersource: { enabled } },
                  })
              : undefined
          }
        />
      </Stack>
    </Card>
  );
}
