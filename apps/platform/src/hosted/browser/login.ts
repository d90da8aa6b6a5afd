import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';

/* The login page works without a script; this adds showing the password, passkeys, and sending the form only once. */

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
    // Keeps the browser from remembering the password as form text.
    if (password) password.type = 'password';
    setSending(true);
  });
  // The browser's back button restores the page in its last state.
  addEventListener('pageshow', () => setSending(false));
}

const passkeys = form?.dataset['passkeys'];
const usePasskey = document.querySelector<HTMLElement>('.use-passkey');
const passkeyButton = usePasskey?.querySelector('button');
const passkey = form?.querySelector<HTMLInputElement>('input[name="passkey"]');

const code = document.querySelector<HTMLInputElement>('#code');

async function showPasskey(asked: string): Promise<void> {
  if (!form || !passkey) return;
  try {
    passkey.value = JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(asked) }));
    form.requestSubmit();
  } catch {
    // The user closed the dialog; they can still enter a code.
    code?.closest('details')?.setAttribute('open', '');
    code?.focus();
  }
}

let first: HTMLElement | null | undefined = code;
if (passkeys !== undefined && usePasskey && passkeyButton && browserSupportsWebAuthn()) {
  usePasskey.hidden = false;
  passkeyButton.addEventListener('click', () => void showPasskey(passkeys));
  first = passkeyButton;
}

if (!document.querySelector('#problems')) first?.focus();
