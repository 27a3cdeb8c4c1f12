import { choiceOf, urlOf, type Environment } from './environment';

/** A service that looks for viruses in what people upload. */
export interface ScannerConfig {
  host: string;
  port: number;
  /** What becomes of an upload while it does not answer. */
  whenDown: 'refuse' | 'take';
}

const CLAMD_PORT = 3310;

/** Null: nothing is scanned. */
export function scannerOf(env: Environment): ScannerConfig | null {
  const url = urlOf(env, 'SCANNER_URL', ['tcp:']);
  const whenDown = choiceOf(env, 'SCANNER_DOWN', 'refuse', ['refuse', 'take']);
  if (!url) return null;
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) || CLAMD_PORT, whenDown };
}
