/** Typing rests this long before it is sent, in milliseconds. */
const restMs = 700;

/** What a form holds, to be kept; a password is not. */
function typedIn(form: HTMLFormElement): URLSearchParams {
  const typed = new URLSearchParams({ keep: 'yes' });
  for (const [name, value] of new FormData(form)) {
    const control = form.elements.namedItem(name);
    const isSecret = control instanceof HTMLInputElement && control.type === 'password';
    if (typeof value === 'string' && !isSecret) typed.append(name, value);
  }
  return typed;
}

/**
 * Keeps what is typed into a form with `data-keep` while it is typed, and when the page is left. What
 * cannot be sent now goes with the next change.
 */
export function keepTyped(form: HTMLFormElement): void {
  let timer: number | undefined;
  const keep = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const sent = { method: 'POST', body: typedIn(form), keepalive: true };
    void fetch(location.pathname, sent).catch(() => undefined);
  };
  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(keep, restMs);
  });
  form.addEventListener('submit', () => {
    clearTimeout(timer);
    timer = undefined;
  });
  addEventListener('pagehide', keep);
}
