import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The answer of `GET /live` says which build of the browser app this server has: an older page then tells its person. */
export const BUILD_HEADER = 'x-app-build';

const BUILD_MARK = '__APP_BUILD__';

export interface WebPage {
  text: string;
  /** Differs with every change of the browser app, as the page names its files by their content. */
  build: string;
}

/** The one page of the built app, which says its build itself; null when nothing is built. */
export async function readWebPage(webRoot: string): Promise<WebPage | null> {
  try {
    const text = await readFile(join(webRoot, 'index.html'), 'utf8');
    const build = createHash('sha256').update(text).digest('hex').slice(0, 12);
    return { text: text.replace(BUILD_MARK, build), build };
  } catch (error) {
    // Not built: in development Vite serves the app and passes the API's calls on.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
