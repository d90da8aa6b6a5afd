import type { applyTheme, ThemeSettings } from '@payfac/ui/brand';

type Engine = typeof applyTheme;

let wanted: ThemeSettings | undefined;
let engine: Engine | undefined;
let coming: Promise<void> | undefined;

const fetched = async (): Promise<void> => {
  engine = (await import('@payfac/ui/brand')).applyTheme;
  if (wanted) engine(wanted);
};

/**
 * Sets the document's mode and the colors laid over the brand's, the last that were asked for. What
 * works colors out is fetched for those who have some: most have none but the brand's.
 * @returns once the colors are there; at once where the mode is all there is. Without its code the
 * brand's own colors stay.
 */
export async function lay(settings: ThemeSettings): Promise<void> {
  wanted = settings;
  if (engine) {
    engine(settings);
    return;
  }
  const root = document.documentElement;
  root.dataset['mode'] = settings.mode;
  root.dataset['density'] = settings.density ?? 'compact';
  if (settings.primary === undefined && !settings.sidebarColor) return;
  coming ??= fetched().catch(() => {
    coming = undefined;
  });
  await coming;
}
