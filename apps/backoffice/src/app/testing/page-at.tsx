import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { InApp } from '../../shared/testing/in-app.tsx';
import { inApp, table } from '../router.tsx';

interface PageAtProps {
  /** Path and query, as in the address bar. */
  readonly address: string;
}

/** The whole app at an address other than the window's. Requires a running app and a signed-on user. */
export function PageAt({ address }: PageAtProps) {
  const [router] = useState(() => inApp(createMemoryRouter(table, { initialEntries: [address] })));
  return (
    <InApp>
      <RouterProvider router={router} />
    </InApp>
  );
}
