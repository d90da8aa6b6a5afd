import type { Mode } from '@payfac/ui/brand';
import { atom } from 'jotai';
import { inBrowser } from '../browser-storage/browser-storage.ts';
import { type Brand, place } from '../environment/environment.ts';
import { notifyFailure } from '../notify/notify.ts';
import { type Session, sessionAtom } from '../session/session.ts';
import { read } from '../state/app.ts';
import { applyUserTheme } from './apply-user-theme.ts';

/**
 * The color to apply on top of a brand's stylesheet: none for the brand's own color, which was designed for light and
 * dark and would differ from the login page if it were derived again.
 */
export const userColorsOver = (
  { primaryColor }: Pick<Brand, 'primaryColor'>,
  chosen: string | null | undefined,
): string | undefined => (chosen && chosen.toLowerCase() !== primaryColor ? chosen : undefined);

const MODE = 'payments.mode';
export type ThemeMode = Mode;
type Theme = Session['applications']['payments']['theme'];

const systemMode = (): Mode =>
  document.documentElement.dataset['mode'] === 'dark' ? 'dark' : 'light';

const modeOf = (theme: Theme): Mode => theme.mode ?? systemMode();

/** Shows a user's theme, or the facilitator's color, on top of the brand's, without saving it. */
export const previewTheme = (
  { branding }: Pick<Session, 'branding'>,
  theme: Theme,
): Promise<void> =>
  applyUserTheme({
    mode: modeOf(theme),
    primary: userColorsOver(place.brand, theme.primaryColor ?? branding.primaryColor),
    sidebarColor: theme.sidebarColor,
  });

/** Shows the session's theme; the next page starts in its mode. */
export function showTheme(session: Session): Promise<void> {
  const { theme } = session.applications.payments;
  inBrowser.write(MODE, modeOf(theme));
  return previewTheme(session, theme);
}

/** Shows the saved theme again, after a preview. */
export const showKeptTheme = (): Promise<void> => showTheme(read(sessionAtom));

const withTheme = (session: Session, theme: Theme): Session => ({
  ...session,
  applications: {
    ...session.applications,
    payments: { ...session.applications.payments, theme },
  },
});

/** The call loads with the first change, which is rare. */
async function save(userId: string, theme: Theme): Promise<void> {
  const { saveTheme } = await import('./save.ts');
  await saveTheme(userId, theme);
}

/** The user's theme; setting a part of it shows at once and is saved with the user. */
export const themeAtom = atom(
  (get) => {
    const { theme } = get(sessionAtom).applications.payments;
    return { ...theme, mode: modeOf(theme), sidebarMini: theme.sidebarMini ?? false };
  },
  (get, set, change: Theme) => {
    const session = get(sessionAtom);
    const theme = { ...session.applications.payments.theme, ...change };
    const changed = withTheme(session, theme);
    set(sessionAtom, changed);
    void showTheme(changed);
    if (session.isLoggedInAs) return;
    save(session.userId, theme).catch(notifyFailure);
  },
);

/** The facilitator's own look as a theme, to reset to. */
export const brandTheme = ({ branding }: Session) => ({
  primaryColor: branding.primaryColor ?? place.brand.primaryColor,
  sidebarColor: '',
});

/**
 * Saves a part of the user's theme and waits for it.
 * @throws ApiError 'Error while saving the user. Try again later.', or the server's own text; the theme is then
 * unchanged.
 */
export const saveThemeAtom = atom(null, async (get, set, change: Theme) => {
  const { userId } = get(sessionAtom);
  await save(userId, change);
  const session = get(sessionAtom);
  const changed = withTheme(session, { ...session.applications.payments.theme, ...change });
  set(sessionAtom, changed);
  await showTheme(changed);
});
