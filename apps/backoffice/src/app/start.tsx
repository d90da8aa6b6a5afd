import '@payfac/ui/base.css';
import { installValidationMessages } from '@payfac/domain/validation';
import { withstandTranslation } from '@payfac/ui/translation';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { resumeAttempts } from '../shared/money-move/resume.ts';
import { showKeptNotice } from '../shared/notify/notify.ts';
import { queryClient } from '../shared/query/client.ts';
import { runningApp } from '../shared/state/app.ts';
import { showTheme } from '../shared/theme/theme.ts';
import type { Boot } from './boot.ts';
import { createRouter } from './router.tsx';
import { SignOnFailed } from './sign-on-failed.tsx';

/** Shows the app to the signed-on user. */
export async function start(result: Exclude<Boot, { readonly state: 'leaving' }>): Promise<void> {
  installValidationMessages();
  const element = document.getElementById('root');
  if (!element) return;
  withstandTranslation();
  const root = createRoot(element);
  if (result.state === 'failed') {
    root.render(<SignOnFailed error={result.error} />);
    return;
  }
  void resumeAttempts();
  showKeptNotice();
  // Applies the theme before the first render.
  await showTheme(result.session);
  root.render(
    <StrictMode>
      <Provider store={runningApp().store}>
        <QueryClientProvider client={queryClient()}>
          <RouterProvider router={createRouter()} />
        </QueryClientProvider>
      </Provider>
    </StrictMode>,
  );
}
