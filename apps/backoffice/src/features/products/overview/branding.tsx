import { can } from '@payfac/domain/access';
import type { Product } from '@payfac/domain/products';
import { Button } from '@payfac/ui/button';
import { Card } from '@payfac/ui/card';
import { DescriptionList } from '@payfac/ui/description-list';
import { Stack } from '@payfac/ui/layout';
import { Suspense, useState } from 'react';
import { useHolder } from '../../../shared/session/session.ts';
import { BrandingPreview } from './branding-preview.tsx';
import { EditBranding } from './edit-branding.tsx';
import { previewOf } from './preview-of.ts';

const ofFacilitator = "The payment facilitator's";

/** How the product shows itself to its merchants. */
export function Branding({ product }: { readonly product: Product }) {
  const [isOpen, setOpen] = useState(false);
  const isEditable = can(useHolder(), 'products.edit');
  const { spProductName, primaryColor, squareLogoUrl, termsUrl, privacyUrl } = product.branding;
  return (
    <Card
      title="Branding"
      description="How the product looks to the merchants it boards."
      actions={isEditable && <Button onPress={() => setOpen(true)}>Edit branding</Button>}
    >
      <Stack gap="lg">
        <DescriptionList
          entries={[
            { term: 'Name for merchants', value: spProductName },
            { term: 'Primary color', value: primaryColor ?? 'The brand color' },
            { term: 'Square logo', value: squareLogoUrl, isWide: true },
            { term: 'Terms and conditions', value: termsUrl ?? ofFacilitator, isWide: true },
            { term: 'Privacy policy', value: privacyUrl ?? ofFacilitator, isWide: true },
          ]}
        />
        <BrandingPreview {...previewOf(product.branding, product)} />
      </Stack>
      <Suspense fallback={null}>
        {isOpen && <EditBranding product={product} onClose={() => setOpen(false)} />}
      </Suspense>
    </Card>
  );
}
