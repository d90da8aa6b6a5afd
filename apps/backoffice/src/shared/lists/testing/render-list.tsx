import type { Area } from '@payfac/api/contract';
import { createTestTransport, fixtures, type Overrides, type SeenCall } from '@payfac/api/testing';
import { brandWide, type Place, type Role } from '@payfac/domain/access';
import type { Preferences } from '@payfac/domain/users';
import { NavigationProvider } from '@payfac/ui/navigation';
import { NotificationRegion } from '@payfac/ui/notifications';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useNavigate } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { locationAtom } from '../../address.ts';
import { notifications } from '../../notify/notify.ts';
import { type Session, sessionAtom } from '../../session/session.ts';
import { write } from '../../state/app.ts';
import { freshApp } from '../../testing/fresh-app.ts';
import { InApp } from '../../testing/in-app.tsx';
import { respondToFetch } from '../../testing/test-fetch.ts';
import { knownKeys } from '../address/read-address.ts';
import type { List } from '../list.ts';
import { ListView } from '../list-view.tsx';

interface RenderOptions<A extends Readonly<Record<string, Area>>> {
  /** The calls that the screen makes; `users` is included for its settings. */
  readonly areas: A;
  readonly responses?: Overrides<A>;
  /** Wraps the network, to fail or delay requests. Default: passes them on. */
  readonly network?: (reach: typeof globalThis.fetch) => typeof globalThis.fetch;
  /** Path and search. Default `/list`. */
  readonly address?: string;
  /** Address keys that no list reads, on purpose. */
  readonly ignoredKeys?: readonly string[];
  readonly roles?: readonly Role[];
  /** Where the roles are held. Default: the whole brand. */
  readonly place?: Place;
  readonly session?: Partial<Session>;
  readonly preferences?: Preferences;
  /** Another page next to `/list` to go to. */
  readonly children?: ReactNode;
}

function Root() {
  const navigate = useNavigate();
  return (
    <NavigationProvider navigate={(href) => void navigate(href)}>
      <Outlet />
      <NotificationRegion notifications={notifications()} />
    </NavigationProvider>
  );
}

type Person = Pick<
  RenderOptions<Readonly<Record<string, Area>>>,
  'roles' | 'place' | 'session' | 'preferences'
>;

const sessionOf = (base: Session, { roles, place, preferences, session }: Person): Session => {
  const { payments } = base.applications;
  const acl = (roles ?? ['admin']).map((role) => ({
    role,
    forcePasswordReset: false,
    place: place ?? brandWide,
  }));
  return {
    ...base,
    isLoggedInAs: false,
    preferences: preferences ?? {},
    applications: { ...base.applications, payments: { ...payments, acl } },
    ...session,
  };
};

/** The shell reads it on every page. */
const shellKeys: ReadonlySet<string> = new Set(['account']);

/** Fails a test whose address has a key that no list reads: it would show the rows of a different query. */
export function expectKnown(address: string, ignored: readonly string[]): void {
  if (knownKeys.size === 0) return;
  for (const key of new URL(address, 'http://app').searchParams.keys()) {
    if (knownKeys.has(key) || shellKeys.has(key) || ignored.includes(key)) continue;
    throw new Error(`No list of this screen reads the address’s key ${key}.`);
  }
}

/**
 * Renders a screen of lists against the in-memory platform, as a signed-in user sees it. The platform returns the
 * contract's examples, unless a test overrides them.
 */
export function renderScreen<const A extends Readonly<Record<string, Area>>>(
  screen: ReactNode,
  options: RenderOptions<A>,
) {
  freshApp();
  knownKeys.clear();
  const transport = createTestTransport(options.areas, options.responses);
  respondToFetch(options.network?.(transport.fetch) ?? transport.fetch);
  write(sessionAtom, sessionOf(fixtures.auth.sso, options));
  const router = createMemoryRouter(
    [
      {
        element: <Root />,
        children: [
          { path: '/list', element: screen },
          { path: '*', element: <h1>Elsewhere</h1> },
        ],
      },
    ],
    { initialEntries: [options.address ?? '/list'] },
  );
  const follow = () => {
    const { pathname, search } = router.state.location;
    write(locationAtom, { pathname, search });
  };
  follow();
  router.subscribe(follow);
  const view = render(<RouterProvider router={router} />, { wrapper: InApp });
  return {
    ...view,
    router,
    user: userEvent.setup(),
    /** The calls of one endpoint so far, such as `invoices.list`. */
    calls: (endpoint: string): readonly SeenCall[] =>
      transport.calls.filter((call) => call.endpoint === endpoint),
    search: () => router.state.location.search,
  };
}

/** The same for one list as a page. */
export function renderList<R, const A extends Readonly<Record<string, Area>>>(
  list: List<R>,
  options: RenderOptions<A>,
) {
  const { address = '', ignoredKeys = [] } = options;
  onTestFinished(() => expectKnown(address, ignoredKeys));
  return renderScreen(<ListView list={list} />, options);
}
