import { type Atom, createStore, type WritableAtom } from 'jotai';

/** Everything with the page's lifetime: its state and its listeners. */
export interface App {
  readonly store: ReturnType<typeof createStore>;
  /** Aborts with the app: the signal of every listener and channel. */
  readonly until: AbortSignal;
  readonly stop: () => void;
}

// The only module-level variable: see decision 39.
let running: App | undefined;

/**
 * Starts an empty app. A page creates one; a test creates its own and stops it.
 * @throws Error while another one runs.
 */
export function createApp(): App {
  if (running) throw new Error('An app is running. Stop it first.');
  const end = new AbortController();
  const stop = () => {
    end.abort();
    if (running === app) running = undefined;
  };
  const app: App = { store: createStore(), until: end.signal, stop };
  running = app;
  return app;
}

/**
 * The running app, for code outside React.
 * @throws Error before it is started and after it is stopped.
 */
export function runningApp(): App {
  if (!running) throw new Error('No app is running.');
  return running;
}

/**
 * State outside React: created when it is first read, dropped with the app.
 *
 * const clock = ofApp(() => ({ offset: 0 }));
 * clock().offset = 5;
 */
export function ofApp<T>(make: (app: App) => T): () => T {
  const made = new WeakMap<App, { readonly state: T }>();
  return () => {
    const app = runningApp();
    const before = made.get(app);
    if (before) return before.state;
    const state = make(app);
    made.set(app, { state });
    return state;
  };
}

/** An atom's value in the running app. */
export const read = <T>(atom: Atom<T>): T => runningApp().store.get(atom);

export const write = <A extends unknown[], R>(atom: WritableAtom<unknown, A, R>, ...args: A): R =>
  runningApp().store.set(atom, ...args);
