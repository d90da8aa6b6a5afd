export {
  type LinkClick,
  type Navigate,
  NavigationProvider,
  type NavigationProviderProps,
  useFollowLink,
  useLinkClick,
  useNavigate,
} from './navigation.tsx';
