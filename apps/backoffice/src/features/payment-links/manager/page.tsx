import { laterPart } from '../../../shared/later/later-part.ts';
import { type PagePart, PageParts } from '../../../shared/screen/page-parts.tsx';

const Links = laterPart(async () => (await import('./links.tsx')).Links);
const Templates = laterPart(async () => (await import('./templates.tsx')).Templates);

const parts: readonly PagePart[] = [
  { id: 'links', label: 'Links', access: ['paymentLinkManager'], Content: Links },
  {
    id: 'templates',
    label: 'Templates',
    access: ['paymentLinkManager'],
    Content: Templates,
    isPage: true,
  },
];

/** /payment-link-manager: the payment links and their templates. */
export const Component = () => (
  <PageParts label="Payment link manager" queryKey="payment-link-manager" parts={parts} />
);
