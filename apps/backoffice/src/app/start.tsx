import '@payfac/ui/base.css';
import { installValidationMessages } from '@payfac/domain/validation';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { resumeAttempts } from '../shared/money-move/resume.ts';
import { showKeptNotice } from '../shared/notify/notify.ts';
import { showTheme } from '../shared/theme/theme.ts';
import { boot } from './boot.ts';
import { createRouter } from './router.tsx';
import { SignOnFailed } from './sign-on-failed.tsx';

/** Signs this tab on, then shows the app; a signed-out person is already on the way to the login. */
export async function start(): Promise<void> {
  installValidationMessages();
  const element = document.getElementById('root');
  if (!element) return;
  const result = await boot();
  if (result.state === 'leaving') return;
  const root = createRoot(element);
  if (result.state === 'failed') {
    root.render(<SignOnFailed error={result.error} />);
    return;
  }
  showTheme(result.session);
  void resumeAttempts();
  showKeptNotice();
  root.render(
    <StrictMode>
      <RouterProvider router={createRouter()} />
    </StrictMode>,
  );
}
