import { place } from './shared/environment/environment.ts';
import { hasBeenActive } from './shared/session/activity.ts';

const loadShell = () => import('./app/start.tsx');

/**
 * Signs this tab on first: a signed-out person is on the way to the login before anything of the app is
 * fetched. Where somebody was signed in a moment ago the app is fetched meanwhile.
 */
async function start(): Promise<void> {
  if (hasBeenActive()) void loadShell();
  const { boot } = await import('./app/boot.ts');
  const result = await boot();
  if (result.state === 'leaving') return;
  const shell = await loadShell();
  await shell.start(result);
}

/** The development login has an entry of its own: it loads neither the query cache nor the shell. */
if (__DEV_LOGIN__ && location.pathname === '/dev/login') {
  void import('./features/dev-login/start.tsx').then((login) => login.start());
} else {
  void start();
}

document.title = place.brand.title;
