/** How long typing must pause before the text is sent, in milliseconds. */
const restMs = 700;

/** The form's values to save, without passwords. */
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
 * Saves the values of a form with `data-keep` while the user types, and when they leave the page. Values that can't be
 * sent now are sent with the next change.
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
