import type { applyTheme, ThemeSettings } from '@payfac/ui/brand';
import { ofApp } from '../state/app.ts';

type Engine = typeof applyTheme;

interface Laid {
  wanted: ThemeSettings | undefined;
  engine: Engine | undefined;
  coming: Promise<void> | undefined;
}

const inApp = ofApp((): Laid => ({ wanted: undefined, engine: undefined, coming: undefined }));

async function fetched(laid: Laid): Promise<void> {
  laid.engine = (await import('@payfac/ui/brand')).applyTheme;
  if (laid.wanted) laid.engine(laid.wanted);
}

/**
 * Sets the document's mode and the colors on top of the brand's; the last call wins. The color code loads only for
 * users with colors of their own, which few have.
 * @returns once the colors are applied; at once when only the mode is set. If the code can't load, the brand's own
 * colors stay.
 */
export async function applyUserTheme(settings: ThemeSettings): Promise<void> {
  const laid = inApp();
  laid.wanted = settings;
  if (laid.engine) {
    laid.engine(settings);
    return;
  }
  const root = document.documentElement;
  root.dataset['mode'] = settings.mode;
  root.dataset['density'] = settings.density ?? 'compact';
  if (settings.primary === undefined && !settings.sidebarColor) return;
  laid.coming ??= fetched(laid).catch(() => {
    laid.coming = undefined;
  });
  await laid.coming;
}
