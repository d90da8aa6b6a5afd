import { Every } from './every';

export const dynamic = 'force-dynamic';

export default function Page() {
  return <Every />;
}
