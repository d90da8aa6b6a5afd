import { createElement, type FunctionComponent, lazy } from 'react';
import { CodeMissing } from './code-missing.ts';

const failed = new Set<() => void>();

/**
 * A part of a screen whose code is fetched when it is first shown, within a `Suspense`. A failure is
 * kept, as React keeps it, until `forgetFailures`.
 *
 * @throws CodeMissing to the boundary around it when the code cannot be had
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
        throw new CodeMissing("This part of the page couldn't be loaded.", { cause });
      }
    });
  let part = fetched();
  return function LaterPart(props) {
    return createElement<P>(part, props);
  };
}

/**
 * Parts whose code could not be fetched are asked for again when they are next shown: for the boundary
 * that shows their failure, once it stands.
 */
export function forgetFailures(): void {
  for (const again of failed) again();
  failed.clear();
}
