import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createServer } from 'vite';
import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** What a server returns for the stories of components: HTML, drawn where there is no document. */
    drawOnServer: (folders: readonly string[]) => Promise<Readonly<Record<string, string[]>>>;
  }
}

interface StoryFiles {
  storiesOf(folder: string): Promise<readonly ReactElement[]>;
}

export const drawOnServer: BrowserCommand<[folders: readonly string[]]> = async (_, folders) => {
  const vite = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [react(), vanillaExtractPlugin()],
  });
  // Vite returns modules without their types.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const files = (await vite.ssrLoadModule('/src/stories/story-files.ts')) as StoryFiles;
  const drawn: Record<string, string[]> = {};
  for (const folder of folders) {
    const stories = await files.storiesOf(folder);
    drawn[folder] = stories.map((story) => renderToString(story));
  }
  await vite.close();
  return drawn;
};
