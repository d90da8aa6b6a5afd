import { createTransport } from 'nodemailer';

/*
 * Sends emails by an SMTP relay, and text messages by a gateway. Their URLs, which contain a password, are never part
 * of an error message.
 */

/** An email to send. */
export interface Mail {
  /** The same for each attempt, so that a receiver recognizes a duplicate. */
  readonly messageId: string;
  readonly fromName: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** A message that no further attempt can deliver. */
export class Refused extends Error {}

/** @throws Refused for a message that can't be delivered; Error for one to retry. */
export interface Senders {
  readonly email?: (mail: Mail) => Promise<void>;
  /** @param to ten digits. */
  readonly sms?: (to: string, text: string) => Promise<void>;
}

/** The mail relay. `smtps:` uses TLS from the first byte, `smtp:` STARTTLS. */
export interface MailRelay {
  /** Such as `smtps://user:password@relay.example:465`. */
  readonly url: string;
  readonly from: string;
}

/** The text message gateway. */
export interface TextGateway {
  /** Such as `https://account:token@gateway.example/Messages.json`. */
  readonly url: string;
  /** A number in E.164, or the gateway's name for the sender. */
  readonly from: string;
}

const patienceMs = 10_000;

const isLoopback = (hostname: string): boolean => /^(?:localhost|127\.|\[::1\])/.test(hostname);

/** The relay's response code, if any: 4xx is temporary, 5xx permanent. */
const responseCodeOf = (problem: unknown): number =>
  Number(problem instanceof Error && 'responseCode' in problem ? problem.responseCode : 0);

const wordOf = (problem: unknown): string =>
  problem instanceof Error && 'code' in problem ? String(problem.code) : 'no answer';

function mailSender({ url, from }: MailRelay): NonNullable<Senders['email']> {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && !isLoopback(hostname),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  });
  return async ({ messageId, fromName, to, subject, text, html }) => {
    try {
      await transport.sendMail({
        messageId: `<${messageId}@${from.slice(from.lastIndexOf('@') + 1)}>`,
        from: { name: fromName, address: from },
        to: { name: '', address: to },
        subject,
        text,
        ...(html === undefined ? {} : { html }),
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (problem) {
      const code = responseCodeOf(problem);
      if (code >= 500) throw new Refused(`The relay refused it with ${code}.`, { cause: problem });
      throw new Error(`The relay didn’t take it: ${code || wordOf(problem)}.`, { cause: problem });
    }
  };
}

/** Sends as Twilio-compatible gateways expect: a form with To, From and Body, with the password from the URL. */
function textSender({ url, from }: TextGateway): NonNullable<Senders['sms']> {
  const address = new URL(url);
  const { username, password } = address;
  address.username = '';
  address.password = '';
  const words = [username, password].map(decodeURIComponent).join(':');
  const authorization = `Basic ${Buffer.from(words).toString('base64')}`;
  return async (to, text) => {
    const { status } = await fetch(address, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
      headers: username === '' ? {} : { authorization },
      body: new URLSearchParams({ To: `+1${to}`, From: from, Body: text }),
    }).catch(() => ({ status: 0 }));
    if (status >= 200 && status < 300) return;
    if (status >= 400 && status < 500 && status !== 401 && status !== 429) {
      throw new Refused(`The gateway refused it with ${status}.`);
    }
    throw new Error(`The gateway didn’t take it: ${status || 'no answer'}.`);
  };
}

/** @param ways a relay, a gateway, both or neither. */
export const createSenders = (ways: {
  readonly relay?: MailRelay;
  readonly gateway?: TextGateway;
}): Senders => ({
  ...(ways.relay ? { email: mailSender(ways.relay) } : {}),
  ...(ways.gateway ? { sms: textSender(ways.gateway) } : {}),
});
