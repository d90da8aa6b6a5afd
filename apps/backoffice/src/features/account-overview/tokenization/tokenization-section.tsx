import * as tokenization from '@payfac/api/contract/tokenization';
import { featureLabels } from '@payfac/domain/access';
import { Card } from '@payfac/ui/card';
import { CopyValue } from '@payfac/ui/copy-value';
import { DescriptionList } from '@payfac/ui/description-list';
import { Grid, Stack } from '@payfac/ui/layout';
import { Text } from '@payfac/ui/typography';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../../shared/api/connection.ts';
import { counted } from '../../../shared/counted.ts';
import { WholeNumber } from '../../../shared/form/controls/amounts.tsx';
import { DialogButton } from '../../../shared/form/dialog-button.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { shows } from '../../../shared/query/follow.ts';
import { StatusWord } from '../../../shared/status/status-word.tsx';
import { useAccount, useMay } from '../account.ts';
import { LoadedCard } from '../cards.tsx';

interface RateLimitDialogProps {
  readonly perMinute: number;
  readonly onClose: () => void;
}

/** Changes the tokenization rate limit of the facilitator's accounts, from the next card on. */
export function RateLimitDialog({ perMinute, onClose }: RateLimitDialogProps) {
  const form = useCallForm(tokenization.setRateLimit, {
    initial: { perMinute },
    call: (body) => send(tokenization.setRateLimit)({ body }),
    onDone: (limit) => {
      const cards = counted(limit.perMinute, 'card');
      notify('success', `Accounts may tokenize ${cards} a minute now.`);
      onClose();
    },
  });
  const { Field } = form;
  return (
    <FormDialog of={form} title="Rate limit" submitLabel="Save limit" onClose={onClose} columns={1}>
      <Field
        name="perMinute"
        as={WholeNumber}
        label="Cards a minute"
        description="For each account of every product, from 1 to 10,000. Takes effect with the next card."
        isRequired
      />
    </FormDialog>
  );
}

/** The tokenization rate limit of each of the facilitator's accounts. */
function RateLimitCard() {
  const limit = useQuery<{ readonly perMinute: number }>({
    queryKey: [shows(tokenization.getRateLimit), 'rate-limit'],
    queryFn: ({ signal }) => send(tokenization.getRateLimit)({}, { signal }),
  });
  return (
    <LoadedCard
      title="Rate limit"
      of={limit}
      problem="Couldn’t load the rate limit"
      actions={({ perMinute }) => (
        <DialogButton dialog={(close) => <RateLimitDialog perMinute={perMinute} onClose={close} />}>
          Change limit
        </DialogButton>
      )}
    >
      {({ perMinute }) => (
        <Stack gap="md">
          <Text tone="muted" size="small">
            The same for every account. Cards beyond it are refused until the minute is over.
          </Text>
          <DescriptionList
            entries={[{ term: 'Each account', value: `${counted(perMinute, 'card')} a minute` }]}
          />
        </Stack>
      )}
    </LoadedCard>
  );
}

const features = ['ccTokenization', 'bankAccountTokenization'] as const;

/** The keys with which the merchant's own pages tokenize cards and bank accounts. */
export function TokenizationSection() {
  const { tokenization: keys, features: flags } = useAccount().application;
  return (
    <Grid column="xl">
      <Card title="Public key">
        <Stack gap="md">
          <Text tone="muted" size="small">
            Opens card fields on the merchant’s own pages. It can’t charge anything and isn’t a
            secret.
          </Text>
          <DescriptionList
            entries={[
              {
                term: 'Public key',
                value: <CopyValue value={keys.publicKey} label="public key" isMono />,
                isWide: true,
              },
              ...features.map((feature) => {
                const isOn = flags[feature]?.enabled === true;
                return {
                  term: featureLabels[feature],
                  value: <StatusWord isBare>{isOn ? 'On' : 'Off'}</StatusWord>,
                };
              }),
            ]}
          />
        </Stack>
      </Card>
      {useMay()('tokenization.rateLimit') && <RateLimitCard />}
    </Grid>
  );
}
