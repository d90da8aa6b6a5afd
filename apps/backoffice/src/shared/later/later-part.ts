import { createElement, type FunctionComponent, lazy } from 'react';

/** Code couldn't be loaded: no connection, or a version that is no longer served. */
export class CodeMissing extends Error {
  override readonly name = 'CodeMissing';
}

const failed = new Set<() => void>();

/**
 * A part of a screen whose code loads when it is first shown, within a `Suspense`. A failure is kept, as React does,
 * until `forgetFailures`.
 *
 * @throws CodeMissing to the surrounding boundary when the code can't be loaded
 */
export function laterPart<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
): FunctionComponent<P> {
  const fetched = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (cause) {
        failed.add(() => {
          part = fetched();
        });
        throw new CodeMissing('This part of the page couldn’t be loaded.', { cause });
      }
    });
  let part = fetched();
  return function LaterPart(props) {
    return createElement<P>(part, props);
  };
}

/**
 * Lets parts whose code couldn't be loaded try again when they are next shown. Called by the boundary that shows the
 * failure, once it is rendered.
 */
export function forgetFailures(): void {
  for (const again of failed) again();
  failed.clear();
}
