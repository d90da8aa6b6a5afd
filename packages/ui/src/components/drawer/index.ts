export {
  Drawer,
  type DrawerBack,
  type DrawerPlacement,
  type DrawerProps,
  type DrawerSize,
} from './drawer.tsx';
