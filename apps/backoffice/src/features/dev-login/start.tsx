import '@payfac/ui/base.css';
import { withstandTranslation } from '@payfac/ui/translation';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApp } from '../../shared/state/app.ts';
import { DevLoginPage } from './page.tsx';
import { isSignedOn } from './sign-on.ts';

/** A user who was just signed out isn't sent back in by a sign-on that couldn't be ended. */
const wasSignedOut = (): boolean => new URLSearchParams(location.search).has('reason');

/**
 * The development login's own entry point; the shell loads after signing in. A signed-on user is redirected to the
 * root.
 */
export async function start(): Promise<void> {
  createApp();
  if (!wasSignedOut() && (await isSignedOn())) {
    location.replace('/');
    return;
  }
  const root = document.getElementById('root');
  if (!root) return;
  withstandTranslation();
  createRoot(root).render(
    <StrictMode>
      <DevLoginPage />
    </StrictMode>,
  );
}
