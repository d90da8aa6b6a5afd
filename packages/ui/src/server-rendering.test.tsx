// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { componentFolders, storiesOf } from './stories/story-files.ts';

/** Rendered only in the browser: overlays, or components that wait for an event. */
const OVER_THE_PAGE = ['command-palette', 'confirm-dialog', 'drawer', 'modal'];

/**
 * Elements with a `style` attribute. Excludes the stories' own stages, and the heading that React Aria hides in a
 * calendar, which our stylesheet hides too.
 */
const styledIn = (html: string) =>
  (html.match(/<[^>]+ style="[^"]*"/g) ?? []).filter(
    (tag) =>
      !tag.includes(' data-stage=') && !tag.startsWith('<div style="border:0;clip:rect(0 0 0 0)'),
  );

describe('every component is drawn by a server, without a document', () => {
  const complain = vi.fn();
  beforeEach(() => {
    complain.mockClear();
    vi.spyOn(console, 'error').mockImplementation(complain);
  });
  afterEach(() => vi.restoreAllMocks());

  it('where there is none', () => {
    expect(typeof document).toBe('undefined');
    expect(componentFolders.length).toBeGreaterThan(50);
  });

  it.each(componentFolders)('%s', async (folder) => {
    const html = (await storiesOf(folder)).map((story) => renderToString(story));
    expect(html.length).toBeGreaterThan(0);
    if (!OVER_THE_PAGE.includes(folder)) expect(html.every((each) => each === '')).toBe(false);
    expect(complain).not.toHaveBeenCalled();
    // A page that blocks inline styles ignores the attribute, before and after hydration.
    expect(html.flatMap(styledIn)).toEqual([]);
  });
});
