import type { PermissionIndex } from '../../src/domain/access/access';
import { signIn } from '../../src/providers/session';
import { AUTH } from './authRecord';

/** Signs in with these permissions; the network that a test has put up sees nothing of it. */
export async function holdPermissions(permissions: PermissionIndex): Promise<void> {
  const network = globalThis.fetch;
  const pairs = [...permissions].map((key) => {
    const [http_method, path_route] = key.split(' ');
    return { http_method, path_route };
  });
  globalThis.fetch = (url) => Promise.resolve(Response.json(String(url).includes('sign_in') ? AUTH : pairs));
  try {
    await signIn('a@example.test', 'secret');
  } finally {
    globalThis.fetch = network;
  }
}
