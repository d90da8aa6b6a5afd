import type { PreviewData, PreviewModel } from '@payfac/domain/previews';
import { Card } from '@payfac/ui/card';
import { Skeleton } from '@payfac/ui/skeleton';
import { type ReactNode, Suspense, useState } from 'react';
import { laterPart } from '../later/later-part.ts';
import * as styles from './preview.css.ts';

const Preview = laterPart(async () => (await import('./preview.tsx')).Preview);

interface LivePreviewProps {
  readonly modelName: PreviewModel;
  /** The record being edited; null for a new one. */
  readonly modelId: string | null;
  /** The form's current values, in the API's form. */
  readonly data: PreviewData;
  /** Whether there is something to show. Once there was, the page stays. */
  readonly isReady: boolean;
  /** The text until then. */
  readonly hint: string;
}

/** The payer's page for a form's current values, as soon as there is something to pay for. */
export function LivePreview({ modelName, modelId, data, isReady, hint }: LivePreviewProps) {
  const [isShown, setShown] = useState(isReady);
  if (isReady && !isShown) setShown(true);
  const waiting = (children: ReactNode) => (
    <Card title="Preview" description="What your customer sees.">
      {children}
    </Card>
  );
  if (!isShown) return waiting(<p className={styles.hint}>{hint}</p>);
  return (
    <Suspense fallback={waiting(<Skeleton lines={8} />)}>
      <Preview modelName={modelName} modelId={modelId} data={data} />
    </Suspense>
  );
}
