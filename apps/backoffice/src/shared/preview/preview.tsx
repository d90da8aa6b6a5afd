import type { PreviewData, PreviewModel } from '@payfac/domain/previews';
import { Card } from '@payfac/ui/card';
import { ButtonLink } from '@payfac/ui/link';
import { Skeleton } from '@payfac/ui/skeleton';
import { useState } from 'react';
import * as styles from './preview.css.ts';
import { usePreview } from './use-preview.ts';

export interface PreviewProps {
  readonly modelName: PreviewModel;
  /** The record being edited; null for a new one. */
  readonly modelId: string | null;
  /** The form's current values, in the API's form. */
  readonly data: PreviewData;
  /** What the page shows instead of values that aren't entered yet, such as `a sample item`. */
  readonly sample?: string | undefined;
  /** Leaves room for more below it. */
  readonly isShort?: boolean;
}

/** The page as the customer will see it. The previous one stays until the next has loaded. */
export function Preview({ modelName, modelId, data, sample, isShort = false }: PreviewProps) {
  const { shown, error } = usePreview(modelName, modelId, data);
  const [loaded, setLoaded] = useState(0);
  const versions = shown ? [...new Set([loaded, shown.version])].filter((each) => each > 0) : [];
  const isShownBy = (version: number) => version === loaded || loaded === 0;
  return (
    <Card
      title="Preview"
      description={
        sample === undefined
          ? 'What your customer sees.'
          : `What your customer sees, with ${sample}.`
      }
      actions={
        shown && (
          <ButtonLink href={shown.url} size="small" isExternal>
            Open
          </ButtonLink>
        )
      }
    >
      {error && <p className={styles.hint}>{`Couldn’t update the preview. ${error.message}`}</p>}
      {!shown && !error && <Skeleton lines={8} />}
      {shown && (
        <div className={isShort ? styles.fewScreens : styles.screens}>
          {versions.map((version) => (
            <iframe
              key={version}
              title={isShownBy(version) ? 'Customer’s page' : 'Customer’s page, loading'}
              src={shown.url}
              // The page has the hosted pages' origin, so it can't access anything of this one.
              // oxlint-disable-next-line react/iframe-missing-sandbox
              sandbox="allow-scripts allow-same-origin"
              className={isShownBy(version) ? styles.screen : styles.coming}
              onLoad={() => setLoaded(version)}
            />
          ))}
        </div>
      )}
    </Card>
  );
}
