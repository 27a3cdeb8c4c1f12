import type { Config } from '../../config';

/**
 * A cookie of ours. Where people come by https it is `Secure` and has the prefix that lets browsers take it from this
 * very host alone, for which its path must be `/`; by http the prefix is not allowed, and `path` keeps it to few calls.
 */
export function hostCookie({ publicUrl }: Pick<Config, 'publicUrl'>, name: string, path: string) {
  const secure = publicUrl.startsWith('https:');
  const options = { path: secure ? '/' : path, httpOnly: true, sameSite: 'strict', secure } as const;
  return { name: secure ? `__Host-${name}` : name, options };
}
