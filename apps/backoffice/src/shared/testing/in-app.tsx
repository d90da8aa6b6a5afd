import { QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { queryClient } from '../query/client.ts';
import { runningApp } from '../state/app.ts';

/** The context of every screen: `render(<Screen />, { wrapper: InApp })`. */
export function InApp({ children }: { readonly children: ReactNode }) {
  return (
    <Provider store={runningApp().store}>
      <QueryClientProvider client={queryClient()}>{children}</QueryClientProvider>
    </Provider>
  );
}
