/** When to write an edit's result, given the event that caused it. */
export type WriteMoment = (event: Event, write: () => void) => void;

const due = new Set<() => void>();
let channel: MessageChannel | undefined;

/**
 * After a real key: in the next task or frame, whichever is first; after a scripted event: immediately. While handling
 * a key, Chromium lays out the page and reports the caret to the system at each change of an input; outside, it does
 * both once per frame, so that writing there costs half. A task alone isn't enough: Chromium runs the frame after a key
 * first, which would show the old text.
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

/** A write that fails is reported to the page as an uncaught error, and delays no other write. */
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
