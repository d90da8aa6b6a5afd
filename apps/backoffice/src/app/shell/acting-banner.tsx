import { Banner } from '@payfac/ui/banner';
import { Button } from '@payfac/ui/button';
import { isSameApp } from '../../shared/session/acting.ts';
import { useSession } from '../../shared/session/session.ts';
import { exitActing } from '../../shared/session/sign-out.ts';

/** Says at all times who is acted as; what is done here is recorded under both names. */
export function ActingBanner() {
  const session = useSession();
  const { name, username } = session;
  return (
    <Banner
      tone="warning"
      actions={
        <Button size="small" onPress={() => void exitActing(session, isSameApp(session))}>
          Exit
        </Button>
      }
    >
      You're acting as <strong>{name}</strong> ({username}). What you do is recorded under your own
      name as well.
    </Banner>
  );
}
