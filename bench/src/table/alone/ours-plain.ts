import '@payfac/ui/styles.css';

export { oursPlain } from '../page/ours-plain.tsx';
