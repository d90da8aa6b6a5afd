import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import { componentFolders, storiesOf } from './stories/story-files.ts';

const NONCE = 'of-this-page';
const POLICY = `style-src 'nonce-${NONCE}'`;

let drawn: Readonly<Record<string, string[]>> = {};
let frame: HTMLIFrameElement | undefined;

beforeAll(async () => {
  drawn = await commands.drawOnServer(componentFolders);
}, 60_000);

afterEach(() => {
  cleanup();
  frame?.remove();
});

/** Stages of stories have their own styles, which aren't the components'. */
const withoutStages = (html: string) =>
  html.replaceAll(/(<[^>]+ data-stage="") style="[^"]*"/g, '$1');

/** A page that accepts stylesheets by nonce and no style attributes, as a server sends it. */
async function servedPage(html: string) {
  frame = document.createElement('iframe');
  frame.width = '900';
  frame.height = '900';
  const sheets = [...document.styleSheets]
    .map((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText).join('\n'))
    .join('\n');
  const loaded = new Promise((resolve) => frame?.addEventListener('load', resolve));
  frame.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${POLICY}">
    <style nonce="${NONCE}">${sheets}</style><body><div id="root">${withoutStages(html)}</div>`;
  document.body.append(frame);
  await loaded;
  const page = frame.contentDocument;
  const container = page?.getElementById('root');
  if (!page || !container) throw new Error('The page did not load.');
  return { page, container };
}

/** Waits two frames: drawings get their width, and are drawn. */
const drawnAgain = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const placesIn = (container: HTMLElement) =>
  [
    ...container.querySelectorAll(
      '[data-drawing], [role="progressbar"], section[aria-label*="Page 1 of"], svg[class*="skeleton"]',
    ),
  ].map((element) => {
    const { width, height } = element.getBoundingClientRect();
    return `${element.tagName} ${Math.round(width)} × ${Math.round(height)}`;
  });

const folders = [
  'bar-chart',
  'document-viewer',
  'donut-chart',
  'line-chart',
  'progress',
  'skeleton',
  'stats-card',
];

it.each(folders)('keeps its place on a page without inline styles: %s', async (folder) => {
  let placed = 0;
  for (const [at, story] of (await storiesOf(folder)).entries()) {
    const { page, container } = await servedPage(drawn[folder]?.[at] ?? '');
    const refused: string[] = [];
    page.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      refused.push(`${violatedDirective} ${sample}`),
    );
    const before = placesIn(container);
    placed += before.length;
    expect(before.filter((place) => place.endsWith(' 0'))).toEqual([]);
    const { unmount } = render(story, { container, hydrate: true });
    await drawnAgain();
    // Content that a story loads first has no position yet.
    if (before.length > 0) expect(placesIn(container)).toEqual(before);
    for (const slider of container.querySelectorAll('[role="slider"]')) {
      const { width, height } = slider.getBoundingClientRect();
      expect([width > 0, height > 0]).toEqual([true, true]);
    }
    expect(refused).toEqual([]);
    unmount();
    frame?.remove();
  }
  expect(placed).toBeGreaterThan(0);
});
