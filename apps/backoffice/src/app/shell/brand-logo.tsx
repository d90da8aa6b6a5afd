import { useSession } from '../../shared/session/session.ts';
import * as styles from './shell.css.ts';

/** Shows only images of the page's own origin, since a logo address is user input. */
const isOwn = (url: string): boolean => new URL(url, location.origin).origin === location.origin;

/** The facilitator's square logo; when undefined, the brand's first letter is shown. */
export function useBrandLogo() {
  const { squareLogoUrl } = useSession().branding;
  if (!squareLogoUrl || !isOwn(squareLogoUrl)) return undefined;
  return <img className={styles.logo} src={squareLogoUrl} alt="" />;
}
