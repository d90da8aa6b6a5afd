import type { PreviewData, PreviewModel } from '@payfac/domain/previews';
import { Card } from '@payfac/ui/card';
import { ButtonLink } from '@payfac/ui/link';
import { Skeleton } from '@payfac/ui/skeleton';
import { useState } from 'react';
import * as styles from './preview.css.ts';
import { usePreview } from './use-preview.ts';

interface PreviewProps {
  readonly modelName: PreviewModel;
  /** The record's id, once it is saved. */
  readonly modelId: string | null;
  readonly data: PreviewData;
}

/** The page as the customer will see it. The previous one stays until the next has loaded. */
export function Preview({ modelName, modelId, data }: PreviewProps) {
  const { shown, error } = usePreview(modelName, modelId, data);
  const [loaded, setLoaded] = useState(0);
  const versions = shown ? [...new Set([loaded, shown.version])].filter((each) => each > 0) : [];
  const isShownBy = (version: number) => version === loaded || loaded === 0;
  return (
    <Card
      title="Preview"
      description="What your customer sees."
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
        <div className={styles.screens}>
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
