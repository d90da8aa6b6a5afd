import { Card } from '@payfac/ui/card';
import { Skeleton } from '@payfac/ui/skeleton';
import { Suspense } from 'react';
import { laterPart } from '../later/later-part.ts';
import type { PreviewProps } from './preview.tsx';

const Preview = laterPart(async () => (await import('./preview.tsx')).Preview);

/** The payer's page for a form's current values, from the first second on. */
export const LivePreview = (props: PreviewProps) => (
  <Suspense
    fallback={
      <Card title="Preview">
        <Skeleton lines={8} />
      </Card>
    }
  >
    <Preview {...props} />
  </Suspense>
);
