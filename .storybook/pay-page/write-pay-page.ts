import { readFileSync } from 'node:fs';
import { pageDocument } from '../../apps/platform/src/hosted/frame/document.ts';
import { frameStyles } from '../../apps/platform/src/hosted/frame/styles.ts';
import type { Offer } from '../../apps/platform/src/hosted/pay/offer.ts';
import { previewContent } from '../../apps/platform/src/hosted/pay/preview-content.ts';
import { offerInSight } from '../../apps/platform/src/hosted/pay/summary.ts';
import { cents } from '../../packages/domain/src/kernel/money/index.ts';

const total = cents(12_840);

const offer: Offer = {
  payee: 'Lantern Quay Books',
  title: 'Two atlases',
  subTitle: 'Order 2041',
  invoiceNumber: null,
  hints: [],
  items: [],
  modifiers: [],
  taxAmount: cents(940),
  totalAmount: total,
  prices: { standard: total, reduced: total, saving: cents(0) },
  terms: [],
  isPlan: false,
  notes: null,
  asked: { email: true, phone: false, billing: 'nothing', shipping: false },
  methods: ['creditCard', 'eCheck'],
  customFields: [],
  keepsMethod: false,
  action: 'Pay',
};

const nothing = { path: 'data:,', integrity: '' };

const hosted = new URL('../../apps/platform/src/hosted/', import.meta.url);
const sheet = (name: string): URL => new URL(name, hosted);
const sheets = [sheet('assets/base.css'), ...frameStyles, sheet('frame/checkout.css')];

/** Placeholders of the brand's values. */
export const NAME = 'The name of the brand';
export const INITIAL = 'The initial of the brand';

/** The page of a payment link as the platform renders it, before anything is submitted. */
export async function writePayPage(): Promise<string> {
  const page = await pageDocument({
    ...offerInSight(offer),
    dress: { name: NAME, primaryColor: null, squareLogoUrl: null },
    rules: '',
    title: offer.title,
    content: previewContent(offer),
    brandStylesheet: undefined,
    stylesheet: nothing,
    mode: nothing,
    scripts: [],
  });
  const styles = sheets.map((each) => readFileSync(each, 'utf8')).join('\n');
  // Font URLs exist only on the platform.
  return String(page)
    .replace(/(<span aria-hidden="true">)[^<]*/, `$1${INITIAL}`)
    .replaceAll(/<(?:link|script)[^>]+data:,[^>]*>(?:<\/script>)?/g, '')
    .replace(
      '</head>',
      `<style>${styles.replaceAll(/@font-face\s*\{[^}]*\}/g, '')}</style></head>`,
    );
}
