import '@fontsource-variable/inter/wght.css';
import '../ui/theme/tokens.css';
import './page.css';
import { entryAt } from '../ui/access/entries';
import { hasAuthRecord } from '../providers/authRecord';
import { readMode, showMode } from '../providers/mode';

/**
 * Three doors, each with its own code: the public tracking page, the sign-in page, and the app. Nothing of the
 * others is loaded before it is known which one opens.
 */
async function open(root: HTMLElement): Promise<void> {
  const entry = entryAt(window.location.hash);
  if (entry === 'tracking') {
    const { start } = await import('../tracking/entry');
    return start(root);
  }
  showMode(readMode());
  // A link opens also beside an open session, which is not asked for and stays.
  if (entry) {
    const { start } = await import('./startLogin');
    return start(root, 'unasked');
  }
  // Somebody was signed in here: the app is fetched while the server is asked.
  const app = hasAuthRecord() ? import('./startApp') : null;
  // A failure of the fetch ahead is told where the app is awaited.
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
  // No words could be loaded either: the page itself has a sentence in both languages.
  document.getElementById('start-failed')?.removeAttribute('hidden');
  throw error;
});
