import '@payfac/ui/base.css';
import '@payfac/ui/brands/harbor.css';
import '@payfac/ui/styles.css';
import { modeScript } from '@payfac/ui/brand';
import { UiTimeZoneProvider } from '@payfac/ui/locale';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';

export default async function Layout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? '';
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        {/* React Aria adds one stylesheet of its own, by this nonce. */}
        <meta property="csp-nonce" content={nonce} suppressHydrationWarning />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the script is ours
          dangerouslySetInnerHTML={{ __html: modeScript() }}
        />
      </head>
      <body>
        <UiTimeZoneProvider timeZone="America/New_York">{children}</UiTimeZoneProvider>
      </body>
    </html>
  );
}
