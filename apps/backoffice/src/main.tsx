import { place } from './shared/environment/environment.ts';

/** The development login has an entry of its own: it loads neither the query cache nor the shell. */
if (__DEV_LOGIN__ && location.pathname === '/dev/login') {
  void import('./features/dev-login/start.tsx').then(({ start }) => start());
} else {
  void import('./app/start.tsx').then(({ start }) => start());
}

document.title = place.brand.title;
