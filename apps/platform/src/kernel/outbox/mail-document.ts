import { primaryOverrides } from '@payfac/ui/brand';
import { isHexColor } from '@payfac/ui/color';
import { html, raw } from 'hono/html';
import type { MailLook } from '../database/schema/documents.ts';
import { initialOf } from '../mark.ts';
import { isOurs } from './links.ts';

interface Mail {
  readonly subject: string;
  readonly body: string;
  readonly look: MailLook;
}

const grounds = {
  light: { page: '#f2f4f7', sheet: '#ffffff', text: '#1b1f24', quiet: '#51575f', line: '#dde3ea' },
  dark: { page: '#0b1015', sheet: '#181d22', text: '#e0e8f0', quiet: '#a4acb4', line: '#333b43' },
} as const;

/* Email clients don't support variables: each rule names its colors. */
function colorsOf(primary: string, mode: 'light' | 'dark'): string {
  const { page, sheet, text, quiet, line } = grounds[mode];
  const of = primaryOverrides(primary, mode);
  const ground = of['--pf-color-primary'];
  const onGround = of['--pf-color-on-primary'];
  return `body{background:${page};color:${text}}.mail{background:${sheet}}.mark,.button{background:${ground};color:${onGround}}.button{border:1px solid ${of['--pf-color-primary-edge']}}.head,.cents,.foot{color:${quiet}}.about,.foot{border-color:${line}}`;
}

const shapes =
  'body{margin:0;padding:24px 12px;font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}.mail{max-width:560px;margin:0 auto;border-radius:10px;overflow:hidden}.head{padding:24px 28px 0;font-size:14px;font-weight:500}.head img,.head .mark{width:32px;height:32px;border-radius:6px;object-fit:contain;display:inline-block;vertical-align:middle;margin-right:10px;line-height:32px;text-align:center}.about{margin:20px 28px 0;padding:0 0 16px;border-bottom:1px solid}.about p{margin:0}.payee{font-size:16px;font-weight:600;overflow-wrap:anywhere}.total{font-size:40px;line-height:48px;font-weight:600;letter-spacing:-.03em;font-variant-numeric:tabular-nums}.text{padding:8px 28px 20px;overflow-wrap:anywhere}.text p{margin:14px 0}.button{display:inline-block;padding:11px 18px;border-radius:6px;font-weight:600;text-decoration:none}.foot{margin:0 28px;padding:16px 0 24px;border-top:1px solid;font-size:13px}';

/** An email's styles: its product's color, readable in light and dark mode. */
export const mailRules = (primary: string): string =>
  `${shapes}${colorsOf(primary, 'light')}@media (prefers-color-scheme:dark){${colorsOf(primary, 'dark')}}`;

/** The source of an email's colors. @param fallback the facilitator's, if the product has none. */
export const mailColor = ({ primaryColor }: MailLook, fallback: string): string =>
  primaryColor !== null && isHexColor(primaryColor) ? primaryColor : fallback;

/** An amount with subdued cents, as on the linked page. */
const amountOf = (total: string) => {
  const [whole, cents] = total.split('.');
  return html`${whole}${cents === undefined ? '' : html`<span class="cents">.${cents}</span>`}`;
};

/**
 * An email in its product's branding that starts with who is paid and how much. Its content is text; one of our URLs on
 * its own line becomes a button.
 */
export function mailDocument(
  { subject, body, look }: Mail,
  origins: readonly string[],
  color: string,
) {
  const { name, squareLogoUrl, action, payee, total } = look;
  const paragraphs = body
    .split('\n\n')
    .map((text) => text.trim())
    .map((text) =>
      isOurs(text, origins)
        ? html`<p><a class="button" href="${text}">${action ?? text}</a></p>`
        : html`<p>${text}</p>`,
    );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        <style>${raw(mailRules(color))}</style>
      </head>
      <body>
        <div class="mail">
          <div class="head">
            ${
              squareLogoUrl === null
                ? html`<span class="mark" aria-hidden="true">${initialOf(look)}</span>`
                : html`<img src="${squareLogoUrl}" alt="" width="32" height="32" />`
            }${name}
          </div>
          ${
            payee === undefined
              ? ''
              : html`<div class="about">
                  <p class="payee">${payee}</p>
                  ${total === undefined ? '' : html`<p class="total">${amountOf(total)}</p>`}
                </div>`
          }
          <div class="text">${paragraphs}</div>
          <div class="foot">${name}</div>
        </div>
      </body>
    </html>`;
}
