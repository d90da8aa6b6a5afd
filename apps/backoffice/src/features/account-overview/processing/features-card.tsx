import * as applications from '@payfac/api/contract/applications';
import { type Feature, featureLabels, features } from '@payfac/domain/access';
import { Card } from '@payfac/ui/card';
import { Grid } from '@payfac/ui/layout';
import { send } from '../../../shared/api/connection.ts';
import { useAccount, useMay } from '../account.ts';
import { OnOffRow } from '../on-off-row.tsx';

/** What of the backoffice and its calls the account's people may use. */
export function FeaturesCard() {
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
