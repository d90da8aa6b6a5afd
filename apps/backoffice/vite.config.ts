import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandAssets } from './build/brand-assets.ts';
import { devPlatform } from './build/dev-platform.ts';
import { routerWithoutForms, routerWithoutWarnings } from './build/router-in-bundle.ts';
import manifest from './package.json' with { type: 'json' };

/** One flag, production or not, decides whether the development login is in the bundle. */
const production = process.env['PAYFAC_PRODUCTION'] === '1';

/**
 * Small modules of domain that the shell always brings: in one file, compressed together, however many
 * pages share each of them. They import zod and each other alone, so that the file is in no circle.
 */
const ground = {
  name: 'ground',
  test: /domain\/src\/(access\/(abilities|can|features|memberships|role-abilities|roles)|facilitators\/facilitator|money\/(cents|decimal|rate|schema)|time\/(schema|zone)|transactions\/operations|users\/(acl|preferences|session|theme))\.ts$|@date-fns\/tz\//,
};

/** The same of the shell's own small pieces, which import React. */
const corner = {
  name: 'corner',
  test: /icons\/(check|chevron-down)\.mjs$|ui\/src\/(navigation\/navigation|components\/shortcut-help\/(shortcut|use-is-apple)|components\/notifications\/notifications-store)\.tsx?$|shared\/notify\/notify\.ts$/,
};

/** What every form brings, and what those have that tick, switch and price. */
const forms = [
  {
    name: 'form',
    test: /react-hook-form\/|shared\/form\/(controls\/(control|choices|text)|missing|problems|body|field|leaving|use-fields)\.tsx?$|components\/(form-layout\/form-(errors|layout)|text-area\/text-area)\.tsx?$/,
  },
  // Apart from the controls: a switch outside a form brings no form.
  {
    name: 'toggles',
    test: /components\/(checkbox\/checkbox|switch\/switch)\.tsx$|field\/toggle\.tsx$|icons\/minus\.mjs$/,
  },
  { name: 'ticks', test: /controls\/(toggles|once-reached|amounts)\.tsx$/ },
  { name: 'call-form', test: /shared\/form\/(use-call-form|call-form|form-problems)\.tsx$/ },
  {
    name: 'leave',
    test: /shared\/form\/(leave-guard|drafts)\.tsx?$|form-layout\/form-error-summary\.tsx$/,
  },
];

/** Small pieces that come together: of a text field, of a record's page, of an invoice, of a card, of money, of two prices. */
const together = [
  {
    name: 'card-entry',
    test: /api\/src\/tokenization\/(contract|messages)\.ts$|entities\/cards\/(api|card-fields|hosted-fields)(\.css)?\.tsx?$/,
  },
  {
    name: 'money-move',
    test: /shared\/money-move\/use-money-move\.ts$|entities\/transactions\/queries\.ts$/,
  },
  {
    name: 'text-field',
    test: /ui\/src\/(field\/(messages|messages-context|input-field|text\/(text-input|use-text-input))|components\/text-field\/text-field)\.tsx?$|shared\/form\/after-press\.ts$/,
  },
  {
    name: 'record-page',
    test: /ui\/src\/components\/(breadcrumbs\/breadcrumbs|page-header\/page-header|tabs\/link-tabs)\.tsx$|icons\/chevron-right\.mjs$|shared\/(screen\/screen|load-problem)\.tsx$/,
  },
  {
    name: 'invoice',
    test: /(domain|api)\/src\/invoices\/(contract|invoice|item-schema|machine|messages|rules|schemas|sharing|terms)\.ts$|(features|entities)\/invoices\/(api|status-badge)\.tsx?$/,
  },
  {
    name: 'hosted-session',
    test: /domain\/src\/payment-links\/expiry-units\.ts$|entities\/hosted-sessions\/(address|stale)\.ts$/,
  },
  {
    name: 'two-prices',
    test: /domain\/src\/dual-pricing\/dual-pricing\.ts$|entities\/accounts\/(pricing|reduced-price)\.ts$|entities\/transactions\/saved-lines\.ts$/,
  },
];

/** Small pieces that lists have and forms don't; and those that records of their own page have too. */
const lists = [
  {
    name: 'pickers',
    test: /shared\/records\/record-picker\.ts$|entities\/(accounts\/picker|cards\/last-four)\.ts$/,
  },
  {
    name: 'list-pieces',
    test: /icons\/(chevron-left|download|refresh-cw)\.mjs$|shared\/lists\/(columns|count-of|save-csv|two-lines|actions\/run-now|statistics\/(source|counts-of))\.tsx?$/,
  },
  {
    name: 'row-pieces',
    test: /icons\/ellipsis\.mjs$|shared\/(counted|lists\/(may-use|actions\/use-run))\.ts$/,
  },
];

/** Files that every page of a signed-in person has from the start: no page names them to be fetched. */
const always =
  /^assets\/(start|client|Dialog|responses|sign-out|ground|corner|index|rolldown-runtime|iso)-[^/]*$/;

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), vanillaExtractPlugin(), brandAssets(), devPlatform(), routerWithoutForms],
  define: {
    __APP_VERSION__: JSON.stringify(manifest.version),
    __DEV_LOGIN__: JSON.stringify(!production),
  },
  build: {
    target: 'es2023',
    sourcemap: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostId }) =>
        hostId.startsWith('assets/index-') ? needed : needed.filter((file) => !always.test(file)),
    },
    rolldownOptions: {
      output: {
        // Of the files that pages share the shell names hundreds: their names are short.
        chunkFileNames: ({ name, isDynamicEntry }) =>
          isDynamicEntry || always.test(`assets/${name}-`)
            ? 'assets/[name]-[hash:7].js'
            : 'assets/p-[hash:7].js',
        assetFileNames: ({ names }) =>
          names.every((name) => name.endsWith('.css'))
            ? 'assets/s-[hash:7][extname]'
            : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [ground, corner, ...forms, ...together, ...lists],
        },
      },
    },
  },
  resolve: { alias: command === 'build' ? routerWithoutWarnings : {} },
  server: {
    host: '127.0.0.1',
    port: Number(process.env['PORT'] ?? 4400),
    strictPort: true,
    allowedHosts: true,
  },
}));
