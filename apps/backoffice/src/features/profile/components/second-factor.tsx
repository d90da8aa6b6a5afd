import * as secondFactor from '@payfac/api/contract/second-factor';
import { type Factor, factorKindLabels, type SecondFactor } from '@payfac/domain/users';
import { Banner } from '@payfac/ui/banner';
import { Button } from '@payfac/ui/button';
import { Card } from '@payfac/ui/card';
import { Skeleton } from '@payfac/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { send } from '../../../shared/api/connection.ts';
import { laterPart } from '../../../shared/later/later-part.ts';
import { LoadProblem } from '../../../shared/load-problem.tsx';
import { shows } from '../../../shared/query/follow.ts';
import { showDate } from '../../../shared/time/show.ts';
import * as styles from './profile.css.ts';

/** The dialogs, each loaded when it is first opened. */
const AddAuthenticator = laterPart(
  async () => (await import('./add-authenticator.tsx')).AddAuthenticator,
);
const AddPasskey = laterPart(async () => (await import('./add-passkey.tsx')).AddPasskey);
const RemoveFactor = laterPart(async () => (await import('./remove-factor.tsx')).RemoveFactor);
const RenewCodes = laterPart(async () => (await import('./renew-codes.tsx')).RenewCodes);

const used = ({ kind, name, lastUsedAt }: Factor): string => {
  const kindOfIt = name === factorKindLabels[kind] ? [] : [factorKindLabels[kind]];
  const lastUse = lastUsedAt ? `Last used ${showDate(lastUsedAt)}` : 'Not used yet';
  return [...kindOfIt, lastUse].join(' · ');
};

interface FactorsProps {
  readonly of: SecondFactor;
  readonly onOpen: (dialog: ReactNode) => void;
  readonly onClose: () => void;
}

function Factors({ of, onOpen, onClose }: FactorsProps) {
  const { factors, recoveryCodesLeft, isRequired } = of;
  return (
    <div className={styles.rows}>
      {factors.length === 0 && isRequired && (
        <Banner tone="warning" title="Your role needs a second step">
          Add an authenticator app or a passkey to continue.
        </Banner>
      )}
      {factors.map((factor) => (
        <div key={factor.factorId} className={styles.row}>
          <div>
            <p className={styles.term}>{factor.name}</p>
            <p className={styles.hint}>{used(factor)}</p>
          </div>
          <Button
            aria-label={`Remove ${factor.name}`}
            onPress={() => onOpen(<RemoveFactor factor={factor} onClose={onClose} />)}
          >
            Remove
          </Button>
        </div>
      ))}
      {factors.length > 0 && (
        <div className={styles.row}>
          <div>
            <p className={styles.term}>Recovery codes</p>
            <p
              className={styles.hint}
            >{`${recoveryCodesLeft} of 10 left. Each signs you in once.`}</p>
          </div>
          <Button onPress={() => onOpen(<RenewCodes onClose={onClose} />)}>Make new codes</Button>
        </div>
      )}
      <div className={styles.row}>
        <div className={styles.buttons}>
          <Button onPress={() => onOpen(<AddAuthenticator onClose={onClose} />)}>
            Add authenticator app
          </Button>
          {'PublicKeyCredential' in window && (
            <Button onPress={() => onOpen(<AddPasskey onClose={onClose} />)}>Add passkey</Button>
          )}
        </div>
      </div>
    </div>
  );
}

/** The user's second factors. */
export function SecondFactorCard() {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const { data, error, refetch } = useQuery({
    queryKey: [shows(secondFactor.get), 'second-factor'],
    queryFn: ({ signal }) => send(secondFactor.get)({}, { signal }),
  });
  return (
    <Card
      title="Second step"
      description="After your password, sign-in asks for a code or a passkey. Your password alone isn’t enough to sign in."
      titlePlacement="beside"
    >
      {error && (
        <LoadProblem
          title="Couldn’t load your second step"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton lines={3} />}
      {data && <Factors of={data} onOpen={setDialog} onClose={() => setDialog(null)} />}
      {dialog}
    </Card>
  );
}
