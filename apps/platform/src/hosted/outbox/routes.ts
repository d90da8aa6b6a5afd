import { and, desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { contentSecurity, hashSource, isPolicySafe } from '../../http/content-security.ts';
import { type Place, whoseIs } from '../../http/hosts/places.ts';
import { outbox } from '../../kernel/database/schema/index.ts';
import { piecesOf } from '../../kernel/outbox/links.ts';
import { mailColor, mailDocument, mailRules } from '../../kernel/outbox/mail-document.ts';
import { textField } from '../frame/controls.ts';
import type { Content } from '../frame/document.ts';
import { fresh, valuesOf } from '../frame/form.ts';
import type { Frame } from '../frame/frame.ts';
import type { HostedPagesOptions } from '../options.ts';
import { longMoment } from '../pay/dates.ts';

const path = '/outbox';
const mostShown = 50;

type Message = typeof outbox.$inferSelect;

const channels: Readonly<Record<Message['channel'], string>> = {
  email: 'Email',
  sms: 'Text message',
};

const pieces = (body: string, origins: readonly string[]): Content[] =>
  piecesOf(body, origins).map(({ text, href }) =>
    href === undefined ? html`${text}` : html`<a href="${href}">${text}</a>`,
  );

const item = (
  { messageId, channel, recipient, subject, body, look, createdAt }: Message,
  origins: readonly string[],
): Content =>
  html`<li class="card-box">
    <div>
      <h2>${subject ?? channels[channel]}</h2>
      <p class="to">
        ${channels[channel]} to ${recipient} ·
        <time datetime="${createdAt.toISOString()}">${longMoment(createdAt, 'UTC')}</time>
      </p>
    </div>
    <p class="text">${body === '' ? 'Its text isn’t kept once it has left.' : pieces(body, origins)}</p>
    ${look === null ? '' : html`<p><a href="${path}/${messageId}">See it as it was sent</a></p>`}
  </li>`;

/**
 * The messages that the sandbox would have sent: a brand's e-mails and text messages, newest first. Only in a local
 * environment, on this machine.
 */
export function createOutboxPage(
  { database, places }: Pick<HostedPagesOptions, 'database' | 'places'>,
  frame: Frame,
): Hono {
  const routes = new Hono();
  const originsAt = (place: Place): readonly string[] => {
    const whose = whoseIs(place);
    return [places.hostedPages(whose), places.app(whose)];
  };

  routes.get(`${path}/:messageId`, async (c) => {
    const place = frame.placeOf(c);
    const { brand } = place;
    const [message] = await database
      .select()
      .from(outbox)
      .where(
        and(
          eq(outbox.messageId, c.req.param('messageId')),
          eq(outbox.facilitatorId, brand.facilitatorId),
        ),
      );
    if (!place.isOnThisMachine || !message?.look) return c.notFound();
    const { subject, body, look } = message;
    const color = mailColor(look, brand.primaryColor);
    const logo = look.squareLogoUrl === null ? [] : [new URL(look.squareLogoUrl).origin];
    return c.html(
      mailDocument({ subject: subject ?? '', body, look }, originsAt(place), color),
      200,
      {
        'content-security-policy': contentSecurity({
          'style-src': [hashSource(mailRules(color))],
          'img-src': logo.filter(isPolicySafe),
        }),
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      },
    );
  });

  routes.get(path, async (c) => {
    const place = frame.placeOf(c);
    if (!place.isOnThisMachine) return c.notFound();
    const { brand } = place;
    const origins = originsAt(place);
    const to = c.req.query('to')?.replaceAll('\0', '').trim() ?? '';
    const messages = await database
      .select()
      .from(outbox)
      .where(
        and(
          eq(outbox.facilitatorId, brand.facilitatorId),
          to === '' ? undefined : eq(outbox.recipient, to),
        ),
      )
      .orderBy(desc(outbox.createdAt), desc(outbox.messageId))
      .limit(mostShown);
    const state = { ...fresh, values: valuesOf({ to }) };
    return frame.show(c, brand, 200, {
      title: 'Sandbox outbox',
      content: html`<h1>Sandbox outbox</h1>
        <p class="hint">
          Emails and text messages that would have been sent, the newest ${mostShown} first.
        </p>
        <form method="get">
          ${textField(state, {
            name: 'to',
            label: 'To (email address or mobile number)',
            isOptional: true,
            maxlength: 254,
          })}
          <button type="submit" class="quiet">Show</button>
        </form>
        ${
          messages.length === 0
            ? html`<p role="status">
                ${to === '' ? 'Nothing sent yet.' : `Nothing was sent to ${to}.`}
              </p>`
            : html`<ul class="messages">
                ${messages.map((message) => item(message, origins))}
              </ul>`
        }`,
    });
  });

  return routes;
}
