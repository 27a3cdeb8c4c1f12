import '@fontsource-variable/inter/wght.css';
import '../ui/theme/tokens.css';
import '../ui/theme/arabic.css';
import './page.css';
import { entryAt } from '../ui/access/entries';
import { hasAuthRecord } from '../providers/authRecord';
import { readMode, showMode } from '../providers/mode';

/**
 * Three entry pages, each with its own code: the public pages, the sign-in page, and the app. Only the code
 * of the needed one is loaded.
 */
async function open(root: HTMLElement): Promise<void> {
  const entry = entryAt(window.location.hash);
  if (entry === 'tracking') {
    const { start } = await import('../tracking/entry');
    return start(root);
  }
  showMode(readMode());
  // A public link keeps an open session and does not check it.
  if (entry) {
    const { start } = await import('./startLogin');
    return start(root, 'unasked');
  }
  // A user was signed in here: the app loads in parallel with the session.
  const app = hasAuthRecord() ? import('./startApp') : null;
  // A failed preload is reported where the app is awaited.
  app?.catch(() => undefined);
  const { heldUpAt, restoreSession } = await import('../providers/session');
  const restored = await restoreSession();
  if (restored.state === 'open') {
    const screen = heldUpAt(restored.session.auth);
    if (screen === null) return (await (app ?? import('./startApp'))).start(root);
    window.history.replaceState(null, '', `#${screen}`);
  }
  const { start } = await import('./startLogin');
  return start(root, restored.state === 'open' ? 'unasked' : restored.state);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
open(root).catch((error: unknown) => {
  // Translations could not be loaded either: the page has a message in both languages.
  document.getElementById('start-failed')?.removeAttribute('hidden');
  throw error;
});
