import * as z from 'zod/mini';

/*
 * Tabs tell each other when a session ends. Messages carry the session: ending an acting session
 * ends that one, signing the person out ends every tab of that sign-on.
 */
const message = z.object({
  kind: z.literal('signed-out'),
  ref: z.string(),
});

const open = (): BroadcastChannel => new BroadcastChannel('payments.session');

export function tellSignedOut(ref: string): void {
  const channel = open();
  channel.postMessage({ kind: 'signed-out', ref });
  channel.close();
}

/** Calls back when one of the given references is signed out elsewhere. */
export function onSignedOut(refs: readonly string[], act: () => void): void {
  open().addEventListener('message', (event) => {
    const parsed = message.safeParse(event.data);
    if (parsed.success && refs.includes(parsed.data.ref)) act();
  });
}
