import * as products from '@payfac/api/contract/products';
import { Card } from '@payfac/ui/card';
import { Skeleton } from '@payfac/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { send } from '../../../shared/api/connection.ts';
import { laterPart } from '../../../shared/later/later-part.ts';
import { LoadProblem } from '../../../shared/load-problem.tsx';
import { shows } from '../../../shared/query/follow.ts';
import * as styles from './overview.css.ts';

const Flows = laterPart(async () => (await import('./flows.tsx')).Flows);

/** The onboarding flows that an invite can lead to. */
export function Onboarding({ spProductId }: { readonly spProductId: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: [shows(products.onboardingFlowTemplates), 'product', spProductId, 'onboarding'],
    queryFn: ({ signal }) =>
      send(products.onboardingFlowTemplates)({ params: { spProductId } }, { signal }),
  });
  return (
    <Card
      title="Onboarding flows"
      description="The steps a merchant takes. An invite that names no flow takes the first."
    >
      {error && (
        <LoadProblem
          title="Couldn’t load the onboarding flows"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton lines={4} />}
      {data?.data.length === 0 && <p className={styles.note}>No flows.</p>}
      {data && data.data.length > 0 && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <Flows spProductId={spProductId} flows={data.data} />
        </Suspense>
      )}
    </Card>
  );
}
