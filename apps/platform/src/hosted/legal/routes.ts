import { Hono } from 'hono';
import { html } from 'hono/html';
import { legalPaths, ownTermsVersion } from '../../areas/facilitators/branding.ts';
import type { Frame } from '../frame/frame.ts';
import { type Clause, privacyOf, termsOf } from './texts.ts';

const clauses = (all: readonly Clause[]) =>
  all.map(
    ([heading, text]) => html`<section>
      <h2>${heading}</h2>
      <p>${text}</p>
    </section>`,
  );

/** The platform's own terms and privacy notice, for a facilitator that has none of its own. */
export function createLegalPages(frame: Frame): Hono {
  const routes = new Hono();
  routes.get(legalPaths.terms, (c) => {
    const { brand } = frame.placeOf(c);
    return frame.show(c, brand, 200, {
      title: 'Terms and Conditions',
      content: html`<h1>Terms and Conditions</h1>
        <p class="hint">Version ${ownTermsVersion}</p>
        ${clauses(termsOf(brand.name))}`,
    });
  });
  routes.get(legalPaths.privacy, (c) => {
    const { brand } = frame.placeOf(c);
    return frame.show(c, brand, 200, {
      title: 'Privacy Policy',
      content: html`<h1>Privacy Policy</h1>
        ${clauses(privacyOf(brand.name))}`,
    });
  });
  return routes;
}
