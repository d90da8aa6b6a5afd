import * as z from 'zod/mini';
import { openChannel } from '../browser-storage/channel.ts';
import { ofApp } from '../state/app.ts';

/*
 * Tabs tell each other when a session ends. Messages carry the session: ending an acting session
 * ends that one, signing the person out ends every tab of that sign-on. One channel a tab: a channel
 * does not hear itself, but hears another one of its own page, and would then take its own sign-out
 * for somebody else's.
 */
const message = z.object({
  kind: z.literal('ended'),
  ref: z.string(),
  reason: z.enum(['signed-out', 'expired', 'upgraded']),
});

/** Why a session ended, said on the login page. */
export type EndReason = z.output<typeof message>['reason'];

const channel = ofApp(({ until }) => openChannel('payments.session', until));

export function broadcastSessionEnd(ref: string, reason: EndReason): void {
  channel().tell({ kind: 'ended', ref, reason });
}

/** Calls back when one of the given references ends in another tab. */
export function onSessionEndElsewhere(
  refs: readonly string[],
  act: (reason: EndReason) => void,
): void {
  channel().hear((data) => {
    const parsed = message.safeParse(data);
    if (parsed.success && refs.includes(parsed.data.ref)) act(parsed.data.reason);
  });
}
