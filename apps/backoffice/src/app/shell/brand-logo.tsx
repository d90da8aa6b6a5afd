import { useSession } from '../../shared/session/session.ts';
import * as styles from './shell.css.ts';

/** Only pictures of the page's own origin are shown: a logo address is somebody's input. */
const isOwn = (url: string): boolean => new URL(url, location.origin).origin === location.origin;

/** The facilitator's square logo; undefined leaves the place to the brand's first letter. */
export function useBrandLogo() {
  const { squareLogoUrl } = useSession().branding;
  if (!squareLogoUrl || !isOwn(squareLogoUrl)) return undefined;
  return <img className={styles.logo} src={squareLogoUrl} alt="" />;
}
