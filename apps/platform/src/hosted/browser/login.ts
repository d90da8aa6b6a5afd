import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';

/*
 * What the login page can do without a script, it does without one; here is the rest: showing the
 * password, asking for a passkey, and sending the form once.
 */

const password = document.querySelector<HTMLInputElement>('#password');
const reveal = document.querySelector<HTMLButtonElement>('.reveal');
const form = document.querySelector('form');
const submit = document.querySelector<HTMLButtonElement>('button[type="submit"]');

if (password && reveal) {
  reveal.hidden = false;
  reveal.addEventListener('click', () => {
    const isShown = password.type === 'password';
    password.type = isShown ? 'text' : 'password';
    reveal.setAttribute('aria-label', isShown ? 'Hide password' : 'Show password');
    reveal.setAttribute('aria-pressed', String(isShown));
  });
}

if (form && submit) {
  const setSending = (isSending: boolean) => {
    submit.setAttribute('aria-disabled', String(isSending));
    submit.textContent = isSending ? 'Signing in…' : 'Sign in';
  };
  form.addEventListener('submit', (event) => {
    if (submit.getAttribute('aria-disabled') === 'true') event.preventDefault();
    // Not remembered by the browser as text of a form.
    if (password) password.type = 'password';
    setSending(true);
  });
  // Coming back by the browser's history shows the page as it was left.
  addEventListener('pageshow', () => setSending(false));
}

const passkeys = form?.dataset['passkeys'];
const usePasskey = document.querySelector<HTMLButtonElement>('.use-passkey');
const passkey = form?.querySelector<HTMLInputElement>('input[name="passkey"]');

const code = document.querySelector<HTMLInputElement>('#code');

async function showPasskey(asked: string): Promise<void> {
  if (!form || !passkey) return;
  try {
    passkey.value = JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(asked) }));
    form.requestSubmit();
  } catch {
    // Closed by the person: the code can still be entered.
    code?.focus();
  }
}

if (passkeys !== undefined && usePasskey && browserSupportsWebAuthn()) {
  usePasskey.hidden = false;
  usePasskey.addEventListener('click', () => void showPasskey(passkeys));
}

if (code && !document.querySelector('#problems')) code.focus();
