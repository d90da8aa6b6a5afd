import { useParams } from 'react-router-dom';
import { Overview } from './overview.tsx';

/** /products/:id/overview. */
export function Component() {
  const { id = '' } = useParams();
  return <Overview id={id} />;
}
