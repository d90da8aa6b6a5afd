import { describe, expect, test } from 'vitest';
import { call } from '../../../test/session.ts';
import { usePerson, useTestHosted } from '../../../test/use.ts';
import { legalPaths, ownTermsVersion } from '../../areas/facilitators/branding.ts';
import { applicant } from '../onboarding/test-applicant.ts';

const hosted = useTestHosted();
const admin = usePerson(hosted, 'admin@harbor');
const { open, walk, applicationOf } = applicant(hosted);

/** The terms that an application's review links to, and the version stored with the submission. */
async function accepted() {
  let links: (string | undefined)[] = [];
  const { email, id } = await walk(async (page, path) => {
    if (page !== 'review') return;
    const { text } = await open(path);
    links = ['terms and conditions', 'privacy policy'].map(
      (name) => new RegExp(`<a href="([^"]*)"[^>]*>${name}</a>`).exec(text)?.[1],
    );
  });
  const { application_id: applicationId } = await applicationOf(id);
  const { body } = await admin.get(`backoffice/accounts/${applicationId}`);
  const { acceptedTerms: terms, terms: shown, logs, submittedAt } = body;
  return { links, email, terms, shown, logs, submittedAt };
}

describe('terms', () => {
  test('are the platform’s pages if a facilitator has none, on both of its hosts', async () => {
    for (const host of ['harbor.localhost', 'pay.harbor.localhost']) {
      for (const path of Object.values(legalPaths)) {
        const { status, text, headers } = await call(hosted.url, host, path);
        expect([status, text.includes('Harbor Payments')]).toEqual([200, true]);
        const stylesheet = /href="(\/hosted\/v1\/page[^"]*)"/.exec(text)?.[1] ?? '';
        expect((await call(hosted.url, host, stylesheet)).status).toBe(200);
        expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      }
    }
    const { links, terms, email, logs, submittedAt } = await accepted();
    expect(links).toEqual([legalPaths.terms, legalPaths.privacy]);
    expect(terms).toEqual({
      version: ownTermsVersion,
      acceptedAt: submittedAt,
      acceptedBy: email,
    });
    expect(logs).toContainEqual(
      expect.objectContaining({ verb: 'Accepted the terms', to: ownTermsVersion }),
    );
  });

  test('are those configured by the facilitator, with their own version', async () => {
    const branding = {
      termsUrl: 'https://www.harbor.example/terms',
      privacyUrl: 'https://www.harbor.example/privacy',
    };
    const configure = (given: object) =>
      hosted.open.pool.query(
        "update facilitators set branding = branding || $1::jsonb where brand = 'harbor'",
        [JSON.stringify(given)],
      );
    await configure(branding);
    const unnamed = await accepted();
    expect(unnamed.links).toEqual([branding.termsUrl, branding.privacyUrl]);
    expect(unnamed.terms.version).toBe(branding.termsUrl);
    await configure({ termsVersion: 'March 2026' });
    expect((await accepted()).terms.version).toBe('March 2026');
  });

  test('are the product’s own if it has some, and otherwise the facilitator’s', async () => {
    const provider = await hosted.signIn('provider@harbor');
    const termsUrl = 'https://www.tidewater.example/terms';
    const privacyUrl = 'https://www.tidewater.example/privacy';
    const configure = async (given: object) => {
      const { status } = await provider.call(
        'backoffice/service-provider/spproducts/spp_tidewater/branding',
        {
          method: 'PUT',
          body: {
            spProductName: 'Tidewater Commerce',
            squareLogoUrl: null,
            primaryColor: null,
            termsUrl: null,
            privacyUrl: null,
            ...given,
          },
        },
      );
      expect(status).toBe(200);
    };
    const before = await accepted();
    await configure({ termsUrl });
    const own = await accepted();
    expect(own.links).toEqual([termsUrl, before.links[1]]);
    expect([own.terms.version, own.shown]).toEqual([termsUrl, { termsUrl, privacyUrl: null }]);
    await configure({ privacyUrl });
    const notice = await accepted();
    expect(notice.links).toEqual([before.links[0], privacyUrl]);
    expect(notice.terms.version).toBe(before.terms.version);
  });
});
