import * as z from 'zod/mini';
import { openChannel } from '../browser-storage/browser-storage.ts';
import { ofApp } from '../state/app.ts';

/*
 * Tabs notify each other when a session ends. Messages name the session: ending an acting session ends that one,
 * signing out ends every tab of the sign-on. One channel per tab: a channel doesn't receive its own messages, but a
 * second one in the page would, and would take the tab's own sign-out for another tab's.
 */
const message = z.object({
  kind: z.literal('ended'),
  ref: z.string(),
  reason: z.enum(['signed-out', 'expired', 'upgraded']),
});

/** Why a session ended, shown on the login page. */
export type EndReason = z.output<typeof message>['reason'];

const channel = ofApp(({ until }) => openChannel('payments.session', until));

export function broadcastSessionEnd(ref: string, reason: EndReason): void {
  channel().tell({ kind: 'ended', ref, reason });
}

/** Calls back when one of these sessions ends in another tab. */
export function onSessionEndElsewhere(
  refs: readonly string[],
  act: (reason: EndReason) => void,
): void {
  channel().hear((data) => {
    const parsed = message.safeParse(data);
    if (parsed.success && refs.includes(parsed.data.ref)) act(parsed.data.reason);
  });
}
