import { onboardingStepLabels } from '@payfac/domain/products';
import { Card } from '@payfac/ui/card';
import { Skeleton } from '@payfac/ui/skeleton';
import { LoadProblem } from '../../../shared/load-problem.tsx';
import { useQuery } from '../../../shared/query/use-query.ts';
import { api } from './api.ts';
import * as styles from './overview.css.ts';

/** The ways through the onboarding pages that an invite can lead to. */
export function Onboarding({ spProductId }: { readonly spProductId: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['product', spProductId, 'onboarding'],
    queryFn: ({ signal }) =>
      api.products.onboardingFlowTemplates({ params: { spProductId } }, { signal }),
  });
  return (
    <Card title="Onboarding flows" description="The steps a merchant takes after an invite.">
      {error && (
        <LoadProblem
          title="Couldn't load the onboarding flows"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton lines={4} />}
      {data?.data.length === 0 && <p className={styles.note}>No flows.</p>}
      <ul className={styles.rows}>
        {data?.data.map(({ onboardingFlowTemplateId, name, description, steps }) => (
          <li key={onboardingFlowTemplateId} className={styles.row}>
            <span className={styles.name}>{name}</span>
            <p className={styles.note}>{description}</p>
            <ol className={styles.steps} aria-label={`Steps of ${name}`}>
              {steps.map((step) => (
                <li key={step} className={styles.step}>
                  {onboardingStepLabels[step]}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </Card>
  );
}
