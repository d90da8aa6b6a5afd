import type { PreviewData, PreviewModel } from '@payfac/domain/previews';
import { Card } from '@payfac/ui/card';
import { Skeleton } from '@payfac/ui/skeleton';
import { type ReactNode, Suspense, useState } from 'react';
import { laterPart } from '../later/later-part.ts';
import * as styles from './preview.css.ts';

const Preview = laterPart(async () => (await import('./preview.tsx')).Preview);

interface LivePreviewProps {
  readonly modelName: PreviewModel;
  /** The record being edited; null while it is new. */
  readonly modelId: string | null;
  /** The form as it stands, as the wire has it. */
  readonly data: PreviewData;
  /** There is something to show. Once there was, the page stays. */
  readonly isReady: boolean;
  /** Said until then. */
  readonly hint: string;
}

/** The payer's page of a form as it stands, from the first thing to pay for on. */
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
