/** @jsxImportSource preact */
import { render } from 'preact';
import '../ui/theme/tokens.css';
import { TrackingPage } from './TrackingPage';

const ADDRESS = /^#\/tracking\/([^/?#]+)/;

function tokenInAddress(): string | null {
  const token = ADDRESS.exec(location.hash)?.[1];
  if (!token) return null;
  try {
    return decodeURIComponent(token);
  } catch {
    // A mistyped link is requested unchanged, and not found.
    return token;
  }
}

/** Opens the recipient's page in `root` for the link in the address, `#/tracking/{token}` (spec §2). */
export function start(root: HTMLElement): void {
  const draw = () => {
    const token = tokenInAddress();
    // Another entry page of the app: it needs a reload.
    if (token === null) location.reload();
    else render(<TrackingPage key={token} token={token} />, root);
  };
  root.replaceChildren();
  addEventListener('hashchange', draw);
  draw();
}
