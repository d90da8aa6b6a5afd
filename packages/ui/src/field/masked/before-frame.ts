/** When to write what an edit led to, given the event that asked for the edit. */
export type WriteMoment = (event: Event, write: () => void) => void;

const due = new Set<() => void>();
let channel: MessageChannel | undefined;

/**
 * After a real key in the next task or the next frame, whichever comes first; at once after an
 * event made by a script. While a key is handled, Chromium lays the page out and tells the system
 * where the caret is at each change of an input; outside of that it leaves both to the frame, so
 * that writing there is half the work. A task alone would not do: Chromium lets the frame after a
 * key go first, which would show the text before it.
 */
export const beforeFrame: WriteMoment = (event, write) => {
  if (!event.isTrusted) {
    write();
    return;
  }
  if (due.size === 0) {
    requestAnimationFrame(writeAll);
    channel ??= openChannel();
    channel.port2.postMessage(null);
  }
  due.add(write);
};

/** One write that fails is told to the page as any uncaught error is, and holds up no other. */
function writeAll(): void {
  const writes = [...due];
  due.clear();
  for (const write of writes) {
    try {
      write();
    } catch (error) {
      reportError(error);
    }
  }
}

function openChannel(): MessageChannel {
  const opened = new MessageChannel();
  opened.port1.addEventListener('message', writeAll);
  opened.port1.start();
  return opened;
}
