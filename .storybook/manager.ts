import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { type API, addons } from 'storybook/manager-api';
import { docsThemes } from './docs-themes.ts';
import { brandOf, modeOf, preferredMode } from './globals.ts';

/** Before the stories have said what they are shown in. */
addons.setConfig({ theme: docsThemes.harbor[preferredMode()] });

/** What stands around the stories has their brand and mode. */
addons.register('payfac/manager-theme', (api: API) => {
  const follow = () => {
    const globals = api.getGlobals();
    api.setOptions({ theme: docsThemes[brandOf(globals)][modeOf(globals)] });
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
