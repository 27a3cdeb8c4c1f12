import GlobalStyles from '@mui/material/GlobalStyles';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useSyncExternalStore } from 'react';
import { afterSignIn } from '../../ui/access/afterSignIn';
import { loadWords } from '../../account/translator';
import { readLanguage } from '../../i18n/language';
import { lazyPart } from '../../providers/lazyPart';
import { resumeLive } from '../../providers/live/liveClient';
import {
  discardEndedSession,
  continueAfterSignIn,
  heldUpAt,
  readEndedSession,
  readSession,
  subscribeSession,
  type Session,
} from '../../providers/session';
import { PageLoading } from '../../ui/PageLoading';
import { Dialog } from '../../ui/unsaved/Dialog';

/** With its translations, which are separate from the app's. */
const SignInAgain = lazyPart(async () => {
  const language = readLanguage();
  const [{ default: Page }, words] = await Promise.all([
    import('../../account/SignInAgain'),
    loadWords(language),
  ]);
  const WithWords = (props: Omit<Parameters<typeof Page>[0], 'first'>) => (
    <Page first={{ language, words }} {...props} />
  );
  return { default: WithWords };
});

/** While signed out, the page cannot be seen, printed or focused; it keeps its state and input. */
const COVERED = {
  'body > *:not([data-sign-in]), body > *:not([data-sign-in]) *': { visibility: 'hidden !important' },
} as const;

/** Another user, or one who must choose a password first, starts with a reload. */
function beginAnew(): void {
  const session = readSession();
  const after = ({ auth, permissions }: Session) =>
    heldUpAt(auth) ?? afterSignIn({ id: auth.id, isFirstSignin: false, permissions }, null);
  const path = session ? after(session) : '/';
  window.history.replaceState(null, '', `#${path}`);
  window.location.reload();
}

/** Sign-in over a page with unsaved input whose session has ended: the same user signs in and continues. */
export function SignInOver() {
  const client = useQueryClient();
  const ended = useSyncExternalStore(subscribeSession, readEndedSession);
  if (!ended) return null;
  const continueSession = () => {
    if (!continueAfterSignIn()) return beginAnew();
    resumeLive();
    void client.invalidateQueries();
  };
  return (
    <>
      <GlobalStyles styles={COVERED} />
      <Dialog
        open
        fullScreen
        aria-labelledby="sign-in-again"
        slotProps={{ root: { 'data-sign-in': '' } as object }}
      >
        <Suspense fallback={<PageLoading />}>
          <SignInAgain ended={ended} onSignedIn={continueSession} onGiveUp={discardEndedSession} />
        </Suspense>
      </Dialog>
    </>
  );
}
