import { viewerModule } from './viewer.ts';

/** Contacts only this origin: no fonts, no proxy, no assistant, no telemetry. */
const configuration = {
  url: '/reference/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
  hideDarkModeToggle: true,
  theme: 'none',
};

/** The page's own script: renders the reference in the mode last used in the app. */
export const startScript = `import { createApiReference } from ${JSON.stringify(viewerModule)};

globalThis.trustedTypes?.createPolicy('default', { createHTML: (markup) => markup });
createApiReference('#reference', {
  ...${JSON.stringify(configuration)},
  forceDarkModeState: document.documentElement.dataset.mode,
});
`;
