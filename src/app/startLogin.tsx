import { StrictMode, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { entryAt, type Entry } from '../ui/access/entries';
import { ACCOUNT, HOME, LOGIN, SUCCESS_MOBILE_PASSWORD } from '../domain/access/paths';
import { REGISTER_PASSWORD_PATH, SECOND_FACTOR_PATH } from '../domain/access/passwordLink';
import { readLanguage, writeLanguage } from '../i18n/language';
import { LoginPage } from '../account/LoginPage';
import { NoticePage } from '../account/NoticePage';
import { loadWords } from '../account/translator';
import type { Spoken } from '../account/useWords';

/** Next page after a password page. */
const LEAVES_TO = {
  login: `#${LOGIN}`,
  passwordSet: `#${LOGIN}?reason=passwordSet`,
  mobileDone: `#${SUCCESS_MOBILE_PASSWORD}`,
} as const;

/** Lets the browser preload the app while the user types. */
function prefetchApp(): void {
  const fetchIt = () => void import('./startApp').catch(() => undefined);
  if (typeof requestIdleCallback === 'function') requestIdleCallback(fetchIt, { timeout: 3_000 });
  else setTimeout(fetchIt, 1_000);
}

type Page = Exclude<Entry, 'tracking'> | 'login' | 'notFound';

/** `unasked`: a public page was opened without checking the session. */
type Arrival = 'none' | 'offline' | 'unasked';

/** The route of a path. The table imports every resource, so it is loaded only when a path needs it. */
async function pageAt(pathname: string): Promise<Page> {
  const [{ routeFor }, { routes }] = await Promise.all([
    import('../ui/routes/routeTable'),
    import('./routes'),
  ]);
  const route = routeFor(routes, pathname);
  return !route || route.path === '*' ? 'notFound' : 'login';
}

/** A non-public route without a session shows the sign-in page, which stores the target (spec §2). */
async function arrive(state: Arrival): Promise<Page> {
  const [pathname = '', search = ''] = window.location.hash.replace(/^#/, '').split('?');
  const entry = entryAt(window.location.hash);
  if (entry && entry !== 'tracking') return entry;
  if (pathname === LOGIN) return 'login';
  const isStart = pathname === '' || pathname === '/' || pathname === HOME;
  const page = isStart ? 'login' : await pageAt(pathname);
  if (page !== 'login') return page;
  const query = new URLSearchParams();
  if (state === 'offline') query.set('reason', 'offline');
  else if (!isStart) query.set('reason', 'needed');
  if (!isStart) query.set('from', pathname + (search && `?${search}`));
  const text = query.toString();
  window.history.replaceState(null, '', `#${LOGIN}${text && `?${text}`}`);
  return 'login';
}

/** The translations of the last chosen language. */
async function loadFirstWords(): Promise<Spoken> {
  const language = readLanguage();
  return { language, words: await loadWords(language) };
}

/** Entry for users who are not signed in: React only, without the app's framework. */
export async function start(element: HTMLElement, restored: Arrival): Promise<void> {
  writeLanguage(readLanguage());
  const root = createRoot(element);
  let email = '';
  let mayBeSignedIn = restored === 'unasked';

  const pageFor = async (page: Page): Promise<ReactElement> => {
    const first = await loadFirstWords();
    const key = window.location.hash;
    if (page === 'login')
      return <LoginPage key={key} first={first} email={email} onSignedIn={() => void enter()} />;
    if (page === 'notFound' || page === 'mobileDone')
      return <NoticePage key={key} first={first} kind={page} />;
    // The link has done its work: it is not left in the history.
    const goTo = (hash: string) => {
      window.history.replaceState(null, '', hash);
      onHashChange();
    };
    const search = key.split('?')[1] ?? '';
    if (page === 'verify') {
      const { verifyPage } = await import('../account/verifyEntry');
      return verifyPage({ key, first, search });
    }
    if (page === 'confirmEmail') {
      const { confirmEmailPage } = await import('../account/confirmEmailEntry');
      return confirmEmailPage({ key, first, search, onLeave: () => goTo(LEAVES_TO.login) });
    }
    if (page === 'secondFactor') {
      const { secondFactorPage } = await import('../account/secondFactorEntry');
      const drawn = await secondFactorPage({
        key,
        first,
        search,
        // The app starts with the user's current data from the server.
        onDone: (isMust) => {
          window.history.replaceState(null, '', `#${isMust ? HOME : ACCOUNT}`);
          window.location.reload();
        },
        onSignedOut: () => goTo(LEAVES_TO.login),
      });
      if (drawn) return drawn;
      window.history.replaceState(null, '', LEAVES_TO.login);
      return pageFor('login');
    }
    if (page === 'password') {
      const { registerPasswordPage } = await import('../account/registerPasswordEntry');
      const drawn = await registerPasswordPage({ key, first, search, onLeave: (to) => goTo(LEAVES_TO[to]) });
      if (drawn) return drawn;
      window.history.replaceState(null, '', LEAVES_TO.login);
      return pageFor('login');
    }
    const { firstAdministratorPage } = await import('../account/firstAdministratorEntry');
    const token = new URLSearchParams(search).get('token') ?? '';
    return firstAdministratorPage({
      key,
      first,
      token,
      onCreated: (created) => {
        email = created;
        mayBeSignedIn = false;
        goTo(`#${LOGIN}?reason=created`);
      },
      onLeave: () => goTo(`#${LOGIN}`),
    });
  };
  const show = async (state: Arrival) => {
    const page = await pageFor(await arrive(state));
    root.render(<StrictMode>{page}</StrictMode>);
  };
  const onHashChange = () => {
    const entry = entryAt(window.location.hash);
    // Pages outside this entry need a reload: by then it is known whether a user is signed in.
    if (entry === 'tracking' || (!entry && mayBeSignedIn)) window.location.reload();
    else void show('none');
  };
  const enter = async () => {
    // The first sign-in continues in this entry: a password comes before the app (spec §2), and so does a
    // second factor.
    const screens = [REGISTER_PASSWORD_PATH, SECOND_FACTOR_PATH];
    if (screens.some((path) => window.location.hash.startsWith(`#${path}`))) {
      mayBeSignedIn = true;
      return show('none');
    }
    window.removeEventListener('hashchange', onHashChange);
    const app = await import('./startApp');
    root.unmount();
    await app.start(element);
  };
  window.addEventListener('hashchange', onHashChange);
  await show(restored);
  prefetchApp();
}
