export {
  type LinkClick,
  type Navigate,
  NavigationProvider,
  type NavigationProviderProps,
  useHref,
  useLinkClick,
  useNavigate,
} from './navigation.tsx';
