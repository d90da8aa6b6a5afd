import { type Atom, createStore, type WritableAtom } from 'jotai';

/** What lives as long as the page: its state, and whatever listens for it. */
export interface App {
  readonly store: ReturnType<typeof createStore>;
  /** Ends with the app: the signal of every listener, the end of every channel. */
  readonly until: AbortSignal;
  readonly stop: () => void;
}

// The one variable of a module: see decision 39.
let running: App | undefined;

/**
 * Starts an app with nothing in it. A page makes one; a test makes its own and stops it.
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
 * The app that runs, for what isn't React.
 * @throws Error before it was started and after it was stopped.
 */
export function runningApp(): App {
  if (!running) throw new Error('No app is running.');
  return running;
}

/**
 * State that isn't React's: made when it is first asked for, forgotten with the app.
 *
 *     const clock = ofApp(() => ({ offset: 0 }));
 *     clock().offset = 5;
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

/** What an atom holds in the app that runs. */
export const read = <T>(atom: Atom<T>): T => runningApp().store.get(atom);

export const write = <A extends unknown[], R>(atom: WritableAtom<unknown, A, R>, ...args: A): R =>
  runningApp().store.set(atom, ...args);
