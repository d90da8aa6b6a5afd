import { ApiError } from '@payfac/api';
import * as previews from '@payfac/api/contract/previews';
import type { PreviewData, PreviewModel } from '@payfac/domain/previews';
import { useEffect, useRef, useState } from 'react';
import { send } from '../api/connection.ts';

/** How long typing must pause before the preview updates. */
const PAUSE_MS = 500;

const HTTP_NOT_FOUND = 404;

export interface ShownPreview {
  readonly url: string;
  /** Increments with every change, to reload the page. */
  readonly version: number;
}

interface Kept {
  id: string | undefined;
  running: Promise<void>;
}

/**
 * The customer's page for a form's current values: one preview, created once and updated with the form. Updates are
 * serialized, so that the last one is shown.
 */
export function usePreview(modelName: PreviewModel, modelId: string | null, data: PreviewData) {
  const kept = useRef<Kept>({ id: undefined, running: Promise.resolve() });
  const [shown, setShown] = useState<ShownPreview>();
  const [error, setError] = useState<Error>();
  const text = JSON.stringify(data);
  const isFirst = shown === undefined && error === undefined;

  useEffect(() => {
    let isOld = false;
    const { current } = kept;
    const write = async (): Promise<string> => {
      const params = { previewId: current.id ?? '' };
      if (current.id !== undefined) {
        try {
          return (await send(previews.update)({ params, body: { data } })).url;
        } catch (problem) {
          const isGone = problem instanceof ApiError && problem.status === HTTP_NOT_FOUND;
          if (!isGone) throw problem;
        }
      }
      const made = await send(previews.create)({ body: { modelName, modelId, data } });
      current.id = made.previewId;
      return made.url;
    };
    const follow = async () => {
      if (isOld) return;
      try {
        const url = await write();
        setError(undefined);
        setShown((before) => ({ url, version: (before?.version ?? 0) + 1 }));
      } catch (problem) {
        if (problem instanceof Error) setError(problem);
      }
    };
    const timer = setTimeout(
      () => {
        current.running = current.running.then(follow);
      },
      isFirst ? 0 : PAUSE_MS,
    );
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
    // `text` stands for `data`, which is a new object at every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text, modelName, modelId]);

  return { shown, error };
}
