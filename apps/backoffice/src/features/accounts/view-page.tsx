import { isCapitalUser } from '@payfac/domain/access';
import { Banner } from '@payfac/ui/banner';
import { Link } from '@payfac/ui/link';
import { ListView } from '../../shared/lists/list-view.tsx';
import { otherAppsOf } from '../../shared/session/other-apps.ts';
import { useHolder } from '../../shared/session/session.ts';
import { accountsView } from './list.tsx';

/** /accounts-view: the merchant accounts that the user may see; borrowers and partners use another app. */
export function Component() {
  const holder = useHolder();
  if (!isCapitalUser(holder)) return <ListView list={accountsView} />;
  return (
    <>
      <Banner
        title="Your work is in another app"
        actions={otherAppsOf(holder).map(({ label, href }) => (
          <Link key={href} href={href} isExternal variant="standalone">
            {label}
          </Link>
        ))}
      >
        Loans and applications for capital aren’t in this backoffice.
      </Banner>
      <ListView list={accountsView} />
    </>
  );
}
