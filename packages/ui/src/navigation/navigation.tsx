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

/** Whether the browser should handle a click itself: a new tab, a download, another site. */
export function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, origin } = event.currentTarget;
  return (
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey &&
    (target === '' || target === '_self') &&
    !event.currentTarget.hasAttribute('download') &&
    origin === event.currentTarget.ownerDocument.location.origin
  );
}

export type LinkClick = (event: MouseEvent<HTMLAnchorElement>) => void;

/** The click handler of an `<a>`: the caller's own first, then the application's router. */
export function useLinkClick(onClick?: LinkClick): LinkClick {
  const navigate = useContext(NavigationContext);
  return (event) => {
    onClick?.(event);
    if (!navigate || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = event.currentTarget;
    navigate(`${pathname}${search}${hash}`);
  };
}

/** Goes to an address as a link would, for what cannot be a link, such as a menu item. */
export function useNavigate(): Navigate {
  const navigate = useContext(NavigationContext);
  return navigate ?? ((href) => globalThis.location.assign(href));
}
