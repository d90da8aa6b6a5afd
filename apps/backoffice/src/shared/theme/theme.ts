import { applyTheme, type Mode } from '@payfac/ui/brand';
import { atom } from 'jotai';
import { place } from '../environment/environment.ts';
import { notifyFailure } from '../notify/notify.ts';
import { api } from '../session/api.ts';
import { type Session, sessionAtom } from '../session/session.ts';
import { laidOver } from './laid-over.ts';

const MODE = 'payments.mode';
type Theme = Session['applications']['payments']['theme'];

const systemMode = (): Mode =>
  document.documentElement.dataset['mode'] === 'dark' ? 'dark' : 'light';

const modeOf = (theme: Theme): Mode => theme.mode ?? systemMode();

/** Lays the person's theme, or the facilitator's color, over the brand's. */
export function showTheme({ branding, applications }: Session): void {
  const { theme } = applications.payments;
  const mode = modeOf(theme);
  localStorage.setItem(MODE, mode);
  applyTheme({
    mode,
    primary: laidOver(place.brand, theme.primaryColor ?? branding.primaryColor),
    sidebarColor: theme.sidebarColor,
  });
}

const withTheme = (session: Session, theme: Theme): Session => ({
  ...session,
  applications: {
    ...session.applications,
    payments: { ...session.applications.payments, theme },
  },
});

/** The person's theme; setting a part of it shows at once and is saved with the user. */
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
    showTheme(changed);
    if (session.isLoggedInAs) return;
    api.users.update({ params: { id: session.userId }, body: { theme } }).catch(notifyFailure);
  },
);
