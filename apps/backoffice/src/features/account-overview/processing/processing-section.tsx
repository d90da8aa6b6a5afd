import * as applications from '@payfac/api/contract/applications';
import * as echecks from '@payfac/api/contract/echecks';
import * as provisioning from '@payfac/api/contract/provisioning';
import { type Feature, featureLabels, features } from '@payfac/domain/access';
import { Card } from '@payfac/ui/card';
import { Grid, Stack } from '@payfac/ui/layout';
import { send } from '../../../shared/api/connection.ts';
import { useAccount, useMay } from '../account.ts';
import { OnOffRow } from '../cards.tsx';
import { TokenizationSection } from '../tokenization/tokenization-section.tsx';
import { ProcessorsCard } from './processors-card.tsx';

/** The backoffice features and calls that the account's users may use. */
function FeaturesCard() {
  const { application } = useAccount();
  const mayChange = useMay()('accounts.status');
  const turn = (feature: Feature) => (enabled: boolean) =>
    send(applications.update)({
      params: { id: application.applicationId },
      body: { features: { [feature]: { enabled } } },
    });
  return (
    <Card title="Features">
      <Grid column="sm" gap="md">
        {features.map((feature) => (
          <OnOffRow
            key={feature}
            label={featureLabels[feature]}
            isOn={application.features[feature]?.enabled === true}
            onChange={mayChange ? turn(feature) : undefined}
          />
        ))}
      </Grid>
    </Card>
  );
}

/** Payment methods and screens that the account's processors support. */
function MethodsCard() {
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
          description="Holds payments whose AVS or CVV doesn’t match for review."
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

/** How the account takes payments. */
export const ProcessingSection = () => (
  <Stack>
    <ProcessorsCard />
    <Grid column="xl">
      <MethodsCard />
      <FeaturesCard />
    </Grid>
    <TokenizationSection />
  </Stack>
);
