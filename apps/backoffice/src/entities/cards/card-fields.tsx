import type { CardFieldEvents, CardFields as MountedFields } from '@payfac/api/card-fields';
import { Banner } from '@payfac/ui/banner';
import { Button } from '@payfac/ui/button';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as styles from './card-fields.css.ts';
import { openHostedFields } from './hosted-fields.ts';

interface CardFieldsProps {
  readonly subMerchantId: string;
  /** Holds the open fields, for the form to ask for a token. */
  readonly fieldsRef: RefObject<MountedFields | undefined>;
  readonly onChange: (change: CardFieldEvents['change']) => void;
}

/** The frame of the hosted card fields: number, expiry and security code, on their own origin. */
export function CardFields({ subMerchantId, fieldsRef, onChange }: CardFieldsProps) {
  const container = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const changed = useEffectEvent(onChange);

  useEffect(() => {
    if (!container.current) return undefined;
    const opening = new AbortController();
    const open = async (element: HTMLElement) => {
      setProblem(undefined);
      try {
        const fields = await openHostedFields(subMerchantId, element, opening.signal);
        fields?.on('error', ({ message }) => setProblem(message));
        fields?.on('change', (change) => changed(change));
        fields?.on('submit', () => element.closest('form')?.requestSubmit());
        fieldsRef.current = fields;
      } catch (error) {
        if (!opening.signal.aborted) setProblem(error instanceof Error ? error.message : '');
      }
    };
    void open(container.current);
    return () => {
      opening.abort();
      fieldsRef.current?.destroy();
      fieldsRef.current = undefined;
    };
  }, [subMerchantId, fieldsRef, attempt]);

  return (
    <>
      {problem !== undefined && (
        <Banner
          tone="danger"
          actions={<Button onPress={() => setAttempt(attempt + 1)}>Try again</Button>}
        >
          {problem}
        </Banner>
      )}
      <div ref={container} className={styles.frame} />
    </>
  );
}
