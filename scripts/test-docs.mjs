// Checks every page of the built documentation in a real browser: axe in light and dark mode, and no horizontal
// scrolling at 360 px.
import { playwrightOnStorybook } from './playwright-on-storybook.mjs';

await playwrightOnStorybook('.storybook/docs-test/playwright.config.ts', process.argv.slice(2));
