export {
  type LinkClick,
  type Navigate,
  NavigationProvider,
  type NavigationProviderProps,
  useLinkClick,
  useNavigate,
} from './navigation.tsx';
