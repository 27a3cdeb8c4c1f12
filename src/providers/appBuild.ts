import { createValueStore } from './valueStore';

/** Whether the server has another build of the app than this page. It may be the one before, after a step back. */
export const hasOtherBuild = createValueStore(false);

/** The build of this page, which the server has written into it; null in development and from another server. */
function ownBuild(): string | null {
  const build = document.querySelector<HTMLMetaElement>('meta[name="app-build"]')?.content;
  return build && /^[0-9a-f]+$/.test(build) ? build : null;
}

/** Called with each new connection to a server: while servers are replaced, pages reach now one, now the other. */
export function heardBuild(build: string): void {
  const own = ownBuild();
  hasOtherBuild.set(own !== null && own !== build);
}
