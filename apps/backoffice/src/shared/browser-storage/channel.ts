/** A channel between the browser's tabs. Browsers without one (web views, old Safari) receive nothing. */
export interface Channel {
  readonly tell: (message: unknown) => void;
  readonly hear: (act: (message: unknown) => void) => void;
}

/** @param until closes the channel. */
export function openChannel(name: string, until: AbortSignal): Channel {
  if (!('BroadcastChannel' in globalThis)) return { tell: () => {}, hear: () => {} };
  const channel = new BroadcastChannel(name);
  until.addEventListener('abort', () => channel.close());
  return {
    tell: (message) => channel.postMessage(message),
    hear: (act) => channel.addEventListener('message', ({ data }) => act(data)),
  };
}
