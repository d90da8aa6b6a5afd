import base from '../../apps/platform/src/hosted/assets/base.css?inline';
import checkout from '../../apps/platform/src/hosted/frame/checkout.css?inline';
import controls from '../../apps/platform/src/hosted/frame/controls.css?inline';
import { pageDocument } from '../../apps/platform/src/hosted/frame/document.ts';
import frame from '../../apps/platform/src/hosted/frame/frame.css?inline';
import parts from '../../apps/platform/src/hosted/frame/parts.css?inline';
import type { Offer } from '../../apps/platform/src/hosted/pay/offer.ts';
import { previewContent } from '../../apps/platform/src/hosted/pay/preview-content.ts';
import { offerInSight } from '../../apps/platform/src/hosted/pay/summary.ts';
import { cents } from '../../packages/domain/src/kernel/money/index.ts';
import type { Mode } from '../../packages/ui/src/brand/index.ts';

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

interface Dressed {
  readonly name: string;
  readonly mode: Mode;
  /** The rules of the brand. */
  readonly styles: string;
}

/** The page that a payment link leads to, as the platform writes it before anything is sent. */
export async function payPage({ name, mode, styles }: Dressed): Promise<string> {
  const page = await pageDocument({
    ...offerInSight(offer),
    dress: { name, primaryColor: null, squareLogoUrl: null },
    rules: '',
    title: offer.title,
    content: previewContent(offer),
    brandStylesheet: undefined,
    stylesheet: nothing,
    mode: nothing,
    scripts: [],
  });
  return String(page)
    .replace('data-mode="light"', `data-mode="${mode}"`)
    .replaceAll(/<(?:link|script)[^>]+data:,[^>]*>(?:<\/script>)?/g, '')
    .replace(
      '</head>',
      `<style>${[styles, base, frame, controls, parts, checkout].join('\n')}</style></head>`,
    );
}
