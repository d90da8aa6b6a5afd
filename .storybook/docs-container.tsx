import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect, useRef, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { docsThemes } from './docs-themes.ts';
import { brandOf, densityOf, type Globals, modeOf, yoursOf } from './globals.ts';
import { ShownGlobals } from './shown-globals.ts';
import { showTheme } from './theme.ts';
import { useDrawn } from './use-drawn.ts';

const isGlobals = (value: unknown): value is Globals => typeof value === 'object' && value !== null;

/** The toolbar's globals, from an event. */
const globalsIn = (event: unknown): Globals =>
  isGlobals(event) && isGlobals(event['globals']) ? event['globals'] : {};

/** A documentation page in the toolbar's brand and mode, with or without stories. */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const [globals, setGlobals] = useState(() =>
    globalsIn([channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)].flat()[0]),
  );
  useLayoutEffect(() => {
    const take = (event: unknown) => setGlobals(globalsIn(event));
    channel.on(GLOBALS_UPDATED, take);
    return () => channel.off(GLOBALS_UPDATED, take);
  }, [channel]);
  const brand = brandOf(globals);
  const mode = modeOf(globals);
  const density = densityOf(globals);
  const yours = yoursOf(globals);
  const page = useRef<HTMLElement>(null);
  const isDrawn = useDrawn(page);
  useLayoutEffect(() => showTheme(brand, mode, density, yours), [brand, mode, density, yours]);
  return (
    <DocsContainer context={context} theme={docsThemes[brand][mode]}>
      <ShownGlobals
        value={`brand:${brand};mode:${mode};density:${density}${yours && `;yours:${yours}`}`}
      >
        <main ref={page} {...(isDrawn && { 'data-drawn': '' })}>
          {children}
        </main>
      </ShownGlobals>
    </DocsContainer>
  );
}
