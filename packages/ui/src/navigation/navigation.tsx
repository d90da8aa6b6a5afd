import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';

export type Navigate = (href: string) => void;

const NavigationContext = createContext<Navigate | undefined>(undefined);

export interface NavigationProviderProps {
  /** Goes to an address inside the application without loading the page. */
  navigate: Navigate;
  children: ReactNode;
}

/** Lets every link of the package go through the application's router. Without it links load pages. */
export function NavigationProvider({ navigate, children }: NavigationProviderProps) {
  return <NavigationContext value={navigate}>{children}</NavigationContext>;
}

/** Whether a click on a link is the application's, and not the browser's: no new tab, download, other site. */
function isPlainClick(event: MouseEvent, link: HTMLAnchorElement): boolean {
  return (
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download') &&
    link.origin === link.ownerDocument.location.origin
  );
}

/** Hands a click on a link to the application's router; for one listener over many links. */
export function useFollowLink(): (event: MouseEvent, link: HTMLAnchorElement) => void {
  const navigate = useContext(NavigationContext);
  return (event, link) => {
    if (!navigate || event.defaultPrevented || !isPlainClick(event, link)) return;
    event.preventDefault();
    navigate(`${link.pathname}${link.search}${link.hash}`);
  };
}

export type LinkClick = (event: MouseEvent<HTMLAnchorElement>) => void;

/** The click handler of an `<a>`: the caller's own first, then the application's router. */
export function useLinkClick(onClick?: LinkClick): LinkClick {
  const follow = useFollowLink();
  return (event) => {
    onClick?.(event);
    follow(event, event.currentTarget);
  };
}

/** Goes to an address as a link would, for what cannot be a link, such as a menu item. */
export function useNavigate(): Navigate {
  const navigate = useContext(NavigationContext);
  return navigate ?? ((href) => globalThis.location.assign(href));
}
