/** A channel between the tabs of a browser. Browsers without one (web views, old Safari) hear nothing. */
export interface Channel {
  readonly tell: (message: unknown) => void;
  readonly hear: (act: (message: unknown) => void) => void;
}

/** @param until closes it. */
export function openChannel(name: string, until: AbortSignal): Channel {
  if (!('BroadcastChannel' in globalThis)) return { tell: () => {}, hear: () => {} };
  const channel = new BroadcastChannel(name);
  until.addEventListener('abort', () => channel.close());
  return {
    tell: (message) => channel.postMessage(message),
    hear: (act) => channel.addEventListener('message', ({ data }) => act(data)),
  };
}
