import { Link } from '@payfac/ui/link';
import { useSession } from '../../shared/session/session.ts';
import { now } from '../../shared/time/clock.ts';
import * as styles from './shell.css.ts';

/** Shows only images of the page's own origin, since a logo address is user input. */
const isOwn = (url: string): boolean => new URL(url, location.origin).origin === location.origin;

/** The facilitator's square logo; when undefined, the brand's first letter is shown. */
export function useBrandLogo() {
  const { squareLogoUrl } = useSession().branding;
  if (!squareLogoUrl || !isOwn(squareLogoUrl)) return undefined;
  return <img className={styles.logo} src={squareLogoUrl} alt="" />;
}

/** Links only web addresses, never script URLs. */
const isWeb = (url: string): boolean => /^(https?:\/\/|\/(?!\/))/.test(url);

export function Footer() {
  const { facilitatorName, termsUrl, privacyUrl } = useSession().branding;
  return (
    <div className={styles.footer}>
      <span>{`© ${now().getFullYear()} ${facilitatorName}`}</span>
      {isWeb(termsUrl) && (
        <Link href={termsUrl} variant="quiet" isExternal>
          Terms and Conditions
        </Link>
      )}
      {isWeb(privacyUrl) && (
        <Link href={privacyUrl} variant="quiet" isExternal>
          Privacy Policy
        </Link>
      )}
      <span>{`Version ${__APP_VERSION__}`}</span>
    </div>
  );
}
