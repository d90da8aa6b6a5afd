import { primaryOverrides } from '@payfac/ui/brand';
import { contrastRatio } from '@payfac/ui/color';
import { tokenValues } from '@payfac/ui/theme/values';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { send } from '../../../test/boarding.ts';
import { call } from '../../../test/session.ts';
import { usePerson, useTestHosted } from '../../../test/use.ts';
import { mailRules } from '../../kernel/outbox/mail-document.ts';
import { brandingStyles } from '../frame/branding-styles.ts';
import { applicant, pageNames } from './test-applicant.ts';

const hosted = useTestHosted();
const provider = usePerson(hosted, 'provider@harbor');
const underwriter = usePerson(hosted, 'underwriter@harbor');
const { open, post, linkOf, walk, applicationOf } = applicant(hosted);

const color = '#c0ffee';
const logo = 'https://cdn.zebra.example/square.png';
const name = 'Zebra & Sons Pay';

const dressProduct = (branding: Readonly<Record<string, unknown>>) =>
  send(provider, 'PUT', 'service-provider/spproducts/spp_tidewater/branding', {
    termsUrl: null,
    privacyUrl: null,
    ...branding,
  });

describe('a product’s branding', () => {
  test('is on every onboarding page and email, without the facilitator’s', async () => {
    const saved = await dressProduct({
      spProductName: name,
      primaryColor: color,
      squareLogoUrl: logo,
    });
    expect(saved.status).toBe(200);
    const seen: string[] = [];
    const { email, id } = await walk(async (page, path) => {
      seen.push(page);
      const shown = await open(path);
      const refused = await post(path.replace(/\?.*/, ''), { step: page, ownerId: '' });
      for (const { text, status, headers } of [shown, refused]) {
        if (status === 303) continue;
        expect(text, page).toContain('Zebra &amp; Sons Pay</span>');
        expect(text, page).toContain('© Zebra &amp; Sons Pay');
        expect(text, page).toContain('· Zebra &amp; Sons Pay</title>');
        expect(text, page).toContain(`/logo?address=${encodeURIComponent(logo)}`);
        expect(text, page).toContain(`<style>${brandingStyles(color)}</style>`);
        expect(text, page).not.toMatch(/Harbor Payments/);
        expect(headers.get('content-security-policy'), page).toMatch(
          /style-src 'self' 'sha256-[^']+';/,
        );
      }
    });
    expect(seen).toEqual(pageNames);

    const { application_id: application } = await applicationOf(id);
    const asked = { status: 'identity', reason: 'Send the lease.' };
    const moved = await send(underwriter, 'PUT', `accounts/${application}`, asked);
    expect(moved.status).toBe(200);
    const { rows } = await hosted.open.pool.query<{ message_id: string; subject: string }>(
      `select message_id, subject from outbox where recipient in ($1, 'office@lind.example')
       and channel = 'email' order by created_at`,
      [email],
    );
    expect(rows.length).toBeGreaterThanOrEqual(2);
    for (const { message_id: messageId, subject } of rows) {
      const mail = await call(hosted.url, 'pay.harbor.localhost', `/outbox/${messageId}`);
      expect(mail.status, subject).toBe(200);
      expect(mail.text, subject).toContain(`<style>${mailRules(color)}</style>`);
      expect(mail.text, subject).toContain(`<img src="${logo}"`);
      expect(mail.text, subject).toContain('<div class="foot">Zebra &amp; Sons Pay</div>');
      expect(mail.text, subject).not.toMatch(/Harbor Payments/);
      expect(mail.headers.get('content-security-policy')).toContain(
        'img-src https://cdn.zebra.example',
      );
    }
    const [invite] = rows;
    const first = await call(hosted.url, 'pay.harbor.localhost', `/outbox/${invite?.message_id}`);
    expect(first.text).toMatch(
      new RegExp(`<a class="button" href="[^"]*${await linkOf(email)}">Start your application</a>`),
    );
  });

  test('falls back to the facilitator’s color and the product’s initial', async () => {
    await dressProduct({ spProductName: name, primaryColor: null, squareLogoUrl: null });
    await walk(async (page, path) => {
      const { text } = await open(path);
      expect(text, page).not.toMatch(/<style>|<iframe/);
      expect(text, page).toContain('<span aria-hidden="true">Z</span>');
    });
  });

  const anyColor = fc
    .integer({ min: 0, max: 0xffffff })
    .map((number) => `#${number.toString(16).padStart(6, '0')}`);

  test('is readable in any color: the logo, the sidebar with its steps, and an email', () => {
    const looks = fc.record({
      primary: anyColor,
      brand: fc.constantFrom('harbor', 'juniper'),
      mode: fc.constantFrom('light', 'dark'),
    });
    fc.assert(
      fc.property(looks, ({ primary, brand, mode }) => {
        const of = primaryOverrides(primary, mode);
        const value = (role: string) => of[`--pf-color-${role}`] ?? '';
        const { ink, text, textMuted } = tokenValues[brand][mode].color;
        const side = value('selected');
        for (const [before, behind] of [
          [value('on-primary'), value('primary')],
          ...[ink, text, textMuted, value('primary-text')].map((one) => [one, side] as const),
        ] as const) {
          const ratio = contrastRatio(before, behind);
          expect(ratio, `${primary} ${brand} ${mode}`).toBeGreaterThanOrEqual(4.5);
        }
        const rules = mailRules(primary);
        const ground = /\.button\{background:(#[\da-f]{6});color:(#[\da-f]{6})\}/g;
        const grounds = [...rules.matchAll(ground)];
        expect(grounds).toHaveLength(2);
        for (const [, behind = '', before = ''] of grounds) {
          expect(contrastRatio(before, behind)).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });

  test('ignores an invalid color', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(brandingStyles(`${text};}`)).toBe('');
      }),
    );
  });
});
