import '@payfac/ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DevLoginPage } from './page.tsx';

/** The development login's own entry; the shell is fetched after signing in. */
export function start(): void {
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <DevLoginPage />
    </StrictMode>,
  );
}
